import { Printer } from 'lucide-react'
import { useDeferredValue, useMemo, useState } from 'react'
import { Link } from 'wouter'
import { DirectoryFailed } from '#shared/web/directory/directory-failed.tsx'
import { contentText, isContentForeign } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { CardSkeletons } from '#shared/web/ui/card-skeletons.tsx'
import { usePageTitle } from '#shared/web/use-page-title.ts'
import { usePrinting } from '#shared/web/use-printing.ts'
import type { HistoryEvent, historyPeriods } from '../core/index.ts'
import { timePositions } from '../core/time-positions.ts'
import { EventList } from './event-list.tsx'
import { EventMap } from './event-map.tsx'
import { EventPanel, type EventVerses } from './event-panel.tsx'
import { HISTORY_PATH } from './history-address.ts'
import { HistoryFilters } from './history-filters.tsx'
import { OnThisDay } from './on-this-day.tsx'
import { Timeline } from './timeline/timeline.tsx'
import { useChosenEvent } from './use-chosen-event.ts'
import { useHistory } from './use-history.ts'
import { useFilteredEvents, useHistoryFilter } from './use-history-filter.ts'

/** The parts of the page that belong to other features. */
export interface HistoryPageParts {
  readonly Verses: EventVerses
  /** Of the person’s Hijri calendar, in days. */
  readonly adjustment: number
}

/** History as a timeline with a map, or as a list. */
export function HistoryPage({ Verses, adjustment }: HistoryPageParts) {
  const { data, error, refetch } = useHistory()
  const [filter, change] = useHistoryFilter()
  const [chosen, choose] = useChosenEvent(data)
  const shown = useFilteredEvents(data, filter)
  const isPrinting = usePrinting()
  const isList = filter.view === 'list'
  usePageTitle(
    chosen ? t('history:page.title', { title: contentText(chosen.title) }) : t('pages:islamicHistory.title'),
  )
  return (
    <main className="mx-auto w-full max-w-content px-5 pt-2 pb-16 sm:px-8" id="main">
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="font-display text-3xl">{t('history:title')}</h1>
        <Button onClick={() => print()}>
          <Printer aria-hidden size={18} />
          {t('history:print')}
        </Button>
      </header>
      <p className="mt-1 mb-5 max-w-reading text-muted print:hidden">{t('history:about')}</p>
      <HistoryFilters change={change} filter={filter} />
      <OtherLanguage />
      {data ? (
        <>
          <p className="mt-4 mb-3 text-muted" role="status">
            {t('history:found', { count: shown.length, number: formatNumber(shown.length) })}
          </p>
          {shown.length === 0 && <NothingFound />}
          {!isList && (
            <div className="print:hidden">
              <TimelineAndMap
                Verses={Verses}
                choose={choose}
                chosen={chosen}
                events={data}
                period={filter.period}
                shown={shown}
              />
              <div className="mt-5">
                <OnThisDay adjustment={adjustment} events={data} onChoose={choose} />
              </div>
            </div>
          )}
          {(isList || isPrinting) && <EventList events={shown} />}
          <p className="mt-8 max-w-reading text-muted text-sm">{t('history:datesNote')}</p>
        </>
      ) : error ? (
        <DirectoryFailed onRetry={() => void refetch()} title={t('history:failed')} />
      ) : (
        <CardSkeletons count={2} />
      )}
    </main>
  )
}

function TimelineAndMap({
  events,
  shown,
  chosen,
  choose,
  period,
  Verses,
}: {
  events: readonly HistoryEvent[]
  shown: readonly HistoryEvent[]
  chosen: HistoryEvent | undefined
  choose: (id: string) => void
  period: (typeof historyPeriods)[number] | undefined
  Verses: EventVerses
}) {
  const [years, setYears] = useState<readonly [number, number]>()
  const inSight = useMemo(() => {
    const positions = timePositions(shown.map(({ gregorian }) => gregorian))
    return shown.filter((_, at) => {
      const position = positions[at] ?? 0
      return !years || (position >= years[0] && position <= years[1])
    })
  }, [shown, years])
  // While someone holds an arrow key, the text and the map wait for the timeline.
  const read = useDeferredValue(chosen)
  return (
    <>
      <Timeline
        chosen={chosen?.id}
        events={events}
        onChoose={choose}
        onYears={setYears}
        period={period}
        shown={shown}
      />
      <div className="mt-5 grid items-start gap-5 lg:grid-cols-2">
        <EventPanel Verses={Verses} event={read} />
        <EventMap chosen={read} className="h-72 sm:h-96" events={inSight} onChoose={choose} />
      </div>
    </>
  )
}

/** Says so where the texts aren’t in the page’s language. */
function OtherLanguage() {
  if (!isContentForeign()) return null
  return <p className="mt-4 rounded-card bg-sunken p-4 print:hidden">{t('history:inEnglish')}</p>
}

function NothingFound() {
  return (
    <div className="mb-4 rounded-card bg-raised p-6 shadow-card">
      <p className="font-semibold">{t('history:none')}</p>
      <p className="mt-1 text-muted">{t('history:noneHint')}</p>
      <Link
        className="mt-2 inline-flex min-h-11 items-center font-semibold text-action underline-offset-4 hover:underline"
        href={HISTORY_PATH}
      >
        {t('history:showAll')}
      </Link>
    </div>
  )
}
