import { useLayoutEffect, useRef } from 'react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import type { Day } from '#shared/core/day.ts'
import type { RestDays } from '#shared/core/rest-days.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import type { HeatLevel } from '../core/heat.ts'
import { heatLevel } from '../core/heat.ts'

const STEP = 14
const BOX = 11
const TOP = 18
const DAYS = 7
/** The size grows with the text size, because of the names of months. */
const REM = 16

const fills: Readonly<Record<HeatLevel, string>> = {
  0: 'fill-hairline/70',
  1: 'fill-action/30',
  2: 'fill-action/50',
  3: 'fill-action/75',
  4: 'fill-action',
}
const REST = 'fill-transparent stroke-muted'

/** The weeks of a year as columns of days, the latest at the end; each day has a tooltip with its share. */
export function HeatMap({
  weeks,
  shareOn,
  isRest,
  today,
  hijri,
  label,
}: {
  weeks: readonly (readonly (Day | undefined)[])[]
  shareOn: (day: Day) => number
  isRest: RestDays
  today: Day
  hijri: (day: Day) => string
  /** The text alternative. */
  label: string
}) {
  const scroller = useRef<HTMLElement>(null)
  const mirrored = currentLanguage().direction === 'rtl'
  const width = weeks.length * STEP
  const columnOf = (week: number) => (mirrored ? weeks.length - 1 - week : week) * STEP
  useLayoutEffect(() => {
    const { current } = scroller
    if (current) current.scrollLeft = mirrored ? -current.scrollWidth : current.scrollWidth
  }, [mirrored])
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
    <section aria-label={label} className="overflow-x-auto" ref={scroller} tabIndex={0}>
      <svg
        aria-label={label}
        className="w-full print:min-w-0!"
        role="img"
        style={{ minInlineSize: `${width / REM}rem` }}
        viewBox={`0 0 ${width} ${TOP + DAYS * STEP}`}
      >
        {monthMarks(weeks).map(({ week, name }) => (
          <text
            className="fill-muted text-[10px]"
            key={week}
            textAnchor="start"
            x={columnOf(week) + (mirrored ? BOX : 0)}
            y={11}
          >
            {name}
          </text>
        ))}
        {weeks.map((days, week) =>
          days.map((day, weekday) => {
            if (!day) return null
            const share = shareOn(day)
            const rest = share === 0 && isRest(day)
            return (
              <rect
                className={rest ? REST : fills[heatLevel(share)]}
                height={BOX - (rest ? 1 : 0)}
                key={day}
                rx={3}
                strokeDasharray={rest ? '2 2' : undefined}
                width={BOX - (rest ? 1 : 0)}
                x={columnOf(week) + (rest ? 0.5 : 0)}
                y={TOP + weekday * STEP + (rest ? 0.5 : 0)}
              >
                <title>
                  {t('goals:heat.day', {
                    day: formatDay(day, today, 'long'),
                    hijri: hijri(day),
                    share: rest
                      ? t('goals:heat.rest')
                      : formatNumber(share, { style: 'percent', maximumFractionDigits: 0 }),
                  })}
                </title>
              </rect>
            )
          }),
        )}
      </svg>
    </section>
  )
}

/** The name of each month above its first whole week. */
function monthMarks(weeks: readonly (readonly (Day | undefined)[])[]) {
  return weeks.flatMap(([first], week) => {
    const date = first && parseCivilDate(first)
    if (!date || date.day > DAYS || week > weeks.length - 3) return []
    return [{ week, name: formatDate(date, { month: 'short' }) }]
  })
}

/** A legend for the colours. */
export function HeatLegend() {
  const box = { height: BOX, rx: 3, width: BOX }
  return (
    <p aria-hidden="true" className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      <span className="flex items-center gap-1.5">
        {t('goals:heat.less')}
        <svg aria-hidden="true" className="rtl:-scale-x-100" height={BOX} width={5 * STEP}>
          {([0, 1, 2, 3, 4] as const).map((level) => (
            <rect {...box} className={fills[level]} key={level} x={level * STEP} />
          ))}
        </svg>
        {t('goals:heat.more')}
      </span>
      <span className="flex items-center gap-1.5">
        <svg aria-hidden="true" height={BOX} width={BOX}>
          <rect
            className={REST}
            height={BOX - 1}
            rx={3}
            strokeDasharray="2 2"
            width={BOX - 1}
            x={0.5}
            y={0.5}
          />
        </svg>
        {t('goals:heat.restDay')}
      </span>
    </p>
  )
}
