import { useState } from 'react'
import type { Day } from '#shared/core/day-count.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { dayTotals } from '../core/day-totals.ts'
import type { ReadingSession } from '../core/reading-log.ts'
import { formatMinutes, formatVerseCount } from './format-reading.ts'

const DAYS = 14
const measures = ['minutes', 'verses'] as const
type Measure = (typeof measures)[number]

/** Minutes or verses of the last days as bars, which screen readers read as a list. */
export function ReadingChart({ sessions, today }: { sessions: readonly ReadingSession[]; today: Day }) {
  const [measure, setMeasure] = useState<Measure>('minutes')
  const days = dayTotals(sessions, today, DAYS)
  const amountOn = (day: (typeof days)[number]) => (measure === 'minutes' ? day.seconds : day.verses)
  const format = (value: number) => (measure === 'minutes' ? formatMinutes(value) : formatVerseCount(value))
  const most = Math.max(1, ...days.map(amountOn))
  return (
    <Card id="days" title={t('reading:chart.title')}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('reading:chart.measure')}</legend>
        {measures.map((each) => (
          <label
            className="flex min-h-11 cursor-pointer items-center rounded-full border border-hairline px-4 has-checked:border-action has-checked:bg-action-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-3"
            key={each}
          >
            <input
              checked={measure === each}
              className="sr-only"
              name="reading-measure"
              onChange={() => setMeasure(each)}
              type="radio"
            />
            {t(`reading:chart.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className="mt-4 text-muted text-sm">
        {t('reading:chart.total', { total: format(days.reduce((sum, day) => sum + amountOn(day), 0)) })}
      </p>
      <ol className="mt-4 flex h-32 items-end gap-1 border-hairline border-b">
        {days.map((day) => (
          <li className="relative h-full flex-1" key={day.day}>
            <span
              className={classNames(
                'absolute inset-x-0 bottom-0 mx-auto block max-w-6 rounded-t-sm',
                amountOn(day) > 0 ? 'bg-action' : 'bg-hairline',
              )}
              style={{
                blockSize: amountOn(day) > 0 ? `${Math.max(4, (amountOn(day) / most) * 100)}%` : '2px',
              }}
            />
            <span className="sr-only">
              {formatDay(day.day, today)}: {format(amountOn(day))}
            </span>
          </li>
        ))}
      </ol>
      <p aria-hidden="true" className="mt-1 flex justify-between text-muted text-sm">
        <span>{formatDay(days[0]?.day ?? today, today)}</span>
        <span>{t('reading:today')}</span>
      </p>
    </Card>
  )
}
