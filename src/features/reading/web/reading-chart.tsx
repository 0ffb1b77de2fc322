import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { BarChart } from '#shared/web/ui/bar-chart.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
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
  return (
    <Card id="days" title={t('reading:chart.title')}>
      <RadioGroup
        label={t('reading:chart.measure')}
        look="segments"
        onChoose={setMeasure}
        options={measures.map((value) => ({ value, text: t(`reading:chart.${value}`) }))}
        value={measure}
      />
      <p className="mt-4 text-muted text-sm">
        {t('reading:chart.total', { total: format(days.reduce((sum, day) => sum + amountOn(day), 0)) })}
      </p>
      <BarChart
        bars={days.map((day) => ({
          key: day.day,
          value: amountOn(day),
          label: `${formatDay(day.day, today)}: ${format(amountOn(day))}`,
        }))}
        end={t('reading:today')}
        start={formatDay(days[0]?.day ?? today, today)}
      />
    </Card>
  )
}
