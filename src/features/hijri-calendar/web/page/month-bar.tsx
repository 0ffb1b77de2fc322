import { ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight } from 'lucide-react'
import type { CivilDate } from '#shared/core/civil-date.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDateRange } from '#shared/web/i18n/format-date-range.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'

/** The shown month in both calendars, and links to others. */
export function MonthBar({
  year,
  month,
  first,
  last,
  onMonths,
  onToday,
}: {
  year: number
  month: number
  /** Its first and last civil day. */
  first: CivilDate
  last: CivilDate
  /** Moves by a number of months. */
  onMonths: (months: number) => void
  /** Absent if today is selected. */
  onToday: (() => void) | undefined
}) {
  const [Before, Next, YearBefore, NextYear] =
    currentLanguage().direction === 'rtl'
      ? [ChevronRight, ChevronLeft, ChevronsRight, ChevronsLeft]
      : [ChevronLeft, ChevronRight, ChevronsLeft, ChevronsRight]
  const step = (label: string, months: number, Icon: typeof Before) => (
    <Button aria-label={t(`calendar-page:grid.${label}`)} look="plain" onClick={() => onMonths(months)} round>
      <Icon aria-hidden size={20} />
    </Button>
  )
  return (
    <header className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
      <div className="min-w-0 grow">
        <h2 aria-live="polite" className="text-2xl first-letter:uppercase" id="month-title">
          {t('calendar-page:grid.monthOfYear', {
            month: t(`hijri-calendar:months.${month}`),
            year: formatNumber(year, { useGrouping: false }),
          })}
        </h2>
        <p className="text-muted text-sm">{civilMonths(first, last)}</p>
      </div>
      <div className="-mx-2 flex items-center max-sm:w-full max-sm:justify-between">
        {step('previousYear', -12, YearBefore)}
        {step('previousMonth', -1, Before)}
        <Button
          className="mx-1 max-sm:min-w-0 max-sm:shrink max-sm:px-3"
          disabled={!onToday}
          onClick={onToday}
        >
          {t('calendar-page:grid.toToday')}
        </Button>
        {step('nextMonth', 1, Next)}
        {step('nextYear', 12, NextYear)}
      </div>
    </header>
  )
}

/** The civil months of two days that are at most 30 days apart: «February – March 2026». */
export function civilMonths(first: CivilDate, last: CivilDate): string {
  return formatDateRange(first, last, { month: 'long', year: 'numeric' })
}
