import { useState } from 'react'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { prayerNames } from '../../core/index.ts'
import type { CheckedTimetable } from '../../core/timetables-admin.contract.ts'

/** The days of a timetable as printed, a month at a time. */
export function PrintedDays({ days }: { days: CheckedTimetable['days'] }) {
  const formatClock = useFormatClock()
  const months = [...new Set(days.map(({ date }) => monthOf(date)))]
  const [chosen, setChosen] = useState(months[0] ?? '')
  const month = months.includes(chosen) ? chosen : (months[0] ?? '')
  const shown = days.filter(({ date }) => monthOf(date) === month)
  const hasHanafi = days.some(({ asrHanafi }) => asrHanafi !== undefined)
  if (days.length === 0) return null
  return (
    <section aria-label={t('admin-timetables:days')} className="min-w-0">
      <SelectField
        className="max-w-60"
        label={t('admin-timetables:month')}
        onChoose={setChosen}
        options={months.map((value) => ({ value, text: formatMonth(value) }))}
        value={month}
      />
      <div className="mt-2">
        <DataTable
          columns={[
            t('admin-timetables:day'),
            ...prayerNames.map((name) => t(`prayer:names.${name}`)),
            ...(hasHanafi ? [t('admin-timetables:asrHanafi')] : []),
          ]}
          rows={shown.map((day) => ({
            key: day.date,
            head: <span className="whitespace-nowrap">{formatDayOfMonth(day.date)}</span>,
            cells: [...prayerNames.map((name) => day[name]), ...(hasHanafi ? [day.asrHanafi] : [])].map(
              (time, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a row has always the same cells
                <span className="whitespace-nowrap" key={index}>
                  {time === undefined ? '–' : formatClock(time)}
                </span>
              ),
            ),
          }))}
          scrollLabel={t('admin-timetables:days')}
        />
      </div>
    </section>
  )
}

/** `2026-01` */
const monthOf = (date: string) => date.slice(0, 7)

function formatMonth(month: string): string {
  const date = parseCivilDate(`${month}-01`)
  return date ? formatDate(date, { month: 'long', year: 'numeric' }) : month
}

function formatDayOfMonth(text: string): string {
  const date = parseCivilDate(text)
  return date ? formatDate(date, { weekday: 'short', day: 'numeric' }) : text
}
