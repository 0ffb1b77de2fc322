import { useMemo, useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { dateOfMonth, monthOf } from '#shared/core/month-weeks.ts'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { firstWeekday } from '#shared/web/i18n/week.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { shareOn, yearWeeks } from '../core/heat.ts'
import { goalTitle } from './format-goal.ts'
import { HeatLegend, HeatMap } from './heat-map.tsx'
import type { KnownGoals } from './use-goals.ts'

const ALL = 'all'

/** The last year as a heat map and as a table, for all goals or one. */
export function YearCard({
  known,
  today,
  hijri,
}: {
  known: KnownGoals
  today: Day
  hijri: (day: Day) => string
}) {
  const [chosen, setChosen] = useState(ALL)
  const goals = [...known.active, ...known.archived]
  const shown = goals.find(({ goal }) => goal.id === chosen)
  const of = shown ? [shown] : goals
  const weeks = useMemo(() => yearWeeks(today, firstWeekday()), [today])
  const days = weeks.flat().filter((day) => day !== undefined)
  const shares = new Map(days.map((day) => [day, shareOn(day, of)]))
  const share = (day: Day) => shares.get(day) ?? 0
  const some = days.filter((day) => share(day) > 0).length
  const months = [...new Set(days.map(monthOf))].reverse()
  return (
    <Card id="year" title={t('goals:heat.title')}>
      <SelectField
        className="mb-4 sm:max-w-72"
        label={t('goals:heat.of')}
        onChoose={setChosen}
        options={[
          { value: ALL, text: t('goals:heat.all') },
          ...goals.map(({ goal }) => ({ value: goal.id, text: goalTitle(goal) })),
        ]}
        value={shown ? chosen : ALL}
      />
      <HeatMap
        hijri={hijri}
        isRest={known.excused}
        label={t('goals:heat.summary', { count: some, days: formatNumber(some) })}
        shareOn={share}
        today={today}
        weeks={weeks}
      />
      <HeatLegend />
      <p className="mt-3">{t('goals:heat.summary', { count: some, days: formatNumber(some) })}</p>
      <Disclosure className="mt-2" title={t('goals:heat.table')}>
        <DataTable
          align="end"
          columns={[t('goals:heat.month'), t('goals:heat.someDays'), t('goals:heat.fullDays')]}
          rows={months.map((month) => {
            const ofMonth = days.filter((day) => monthOf(day) === month)
            return {
              key: month,
              head: formatDate(dateOfMonth(month), { month: 'long', year: 'numeric' }),
              cells: [
                formatNumber(ofMonth.filter((day) => share(day) > 0).length),
                formatNumber(ofMonth.filter((day) => share(day) >= 1).length),
              ],
            }
          })}
        />
      </Disclosure>
    </Card>
  )
}
