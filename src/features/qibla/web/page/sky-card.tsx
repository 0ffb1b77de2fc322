import { Moon, Sun } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Place } from '#features/location/core/index.ts'
import { civilDateAt, dayNumber, wallClock } from '#shared/core/civil-date.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { turnBetween, turnDirection } from '../../core/bearing.ts'
import type { SkyBody } from '../../core/sky-bodies.ts'
import type { SunAlignment } from '../../core/sun-alignments.ts'

/** Explains how to find the direction by the sun and the moon, without a sensor. */
export function SkyCard({
  place,
  direction,
  bodies: [sun, moon],
  meetings,
  now,
}: {
  place: Place
  direction: number
  bodies: readonly [SkyBody, SkyBody]
  /** The alignments within a day, the next one first. */
  meetings: readonly SunAlignment[]
  /** Milliseconds since 1970. */
  now: number
}) {
  const [next] = meetings
  const formatClock = useFormatClock()
  return (
    <Card id="qibla-sky" title={t('qibla-page:sky.title')}>
      <ul className="flex flex-col gap-4">
        <Body Icon={Sun} words={bodyWords(sun)}>
          {sun.use === 'good' && <p className="text-muted text-sm">{shadowWords(sun.azimuth, direction)}</p>}
        </Body>
        <Body Icon={Moon} words={bodyWords(moon)} />
      </ul>
      <p className="mt-4 rounded-xl bg-sunken px-4 py-3 text-sm" data-meeting>
        {next
          ? t(
              `qibla-page:sky.meeting.${next.sun}.${dayAt(next.at, place) === dayAt(now, place) ? 'today' : 'tomorrow'}`,
              {
                time: formatClock(wallClock(new Date(next.at), place.timeZone).time),
              },
            )
          : t('qibla-page:sky.noMeeting')}
      </p>
      <p className="mt-3 text-muted text-sm">{t('qibla-page:sky.eyes')}</p>
    </Card>
  )
}

function Body({ Icon, words, children }: { Icon: typeof Sun; words: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon aria-hidden className="mt-0.5 shrink-0 text-ornament-text" size={22} />
      <div>
        <p>{words}</p>
        {children}
      </div>
    </li>
  )
}

function bodyWords({ body, use, turn }: SkyBody): string {
  if (use !== 'good') return t(`qibla-page:sky.${body}.${use}`)
  return t(`qibla-page:sky.${body}.${turnDirection(turn)}`, { degrees: whole(Math.abs(turn)) })
}

/** Where the Qibla is for a person who looks along their shadow. */
function shadowWords(azimuth: number, direction: number): string {
  const turn = turnBetween(azimuth + 180, direction)
  return t(`qibla-page:sky.shadow.${turnDirection(turn)}`, { degrees: whole(Math.abs(turn)) })
}

const whole = (value: number) => formatNumber(value, { maximumFractionDigits: 0 })

/** `HH:MM` in the zone of the place. */

/** The civil day at the place. */
const dayAt = (at: number, { timeZone }: Place) => dayNumber(civilDateAt(new Date(at), timeZone))
