import { memo, useMemo } from 'react'
import { contentText } from '#shared/web/i18n/content-language.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { WorldMap } from '#shared/web/map/world-map.tsx'
import type { HistoryEvent } from '../core/index.ts'

/**
 * The places of the events that the timeline shows, with the name of the chosen one. A press selects an event
 * of the nearest mark; the marks are too close together to be buttons (WCAG 2.2, 2.5.8).
 */
export const EventMap = memo(function EventMap({
  events,
  chosen,
  onChoose,
  className,
}: {
  events: readonly HistoryEvent[]
  chosen: HistoryEvent | undefined
  onChoose: (id: string) => void
  className: string
}) {
  const marks = useMemo(() => {
    const others = [...byPlace(events).values()].flatMap(([event]) => event ?? [])
    return [
      ...others.filter((event) => !chosen || placeKey(event) !== placeKey(chosen)),
      ...(chosen ? [chosen] : []),
    ].map((event) => ({
      id: event.id,
      at: { latitude: event.place.latitude, longitude: event.place.longitude },
      name: contentText(event.title),
      look: 'pin' as const,
      ...(event === chosen && { chosen: true, label: contentText(event.place.name) }),
    }))
  }, [events, chosen])
  /** Chooses the first event of a place, and with every further press the next one. */
  const pick = (id: string) => {
    const event = id === chosen?.id ? chosen : events.find((each) => each.id === id)
    const there = (event && byPlace(events).get(placeKey(event))) ?? []
    const next = there[(there.findIndex((each) => each.id === chosen?.id) + 1) % there.length]
    onChoose(next?.id ?? id)
  }
  return <WorldMap className={className} label={t('history:map')} marks={marks} onPickMark={pick} />
})

const placeKey = ({ place }: HistoryEvent) => `${place.latitude},${place.longitude}`

/** The events of each place, in their order. */
function byPlace(events: readonly HistoryEvent[]): ReadonlyMap<string, readonly HistoryEvent[]> {
  const places = new Map<string, HistoryEvent[]>()
  for (const event of events) {
    const there = places.get(placeKey(event))
    if (there) there.push(event)
    else places.set(placeKey(event), [event])
  }
  return places
}
