import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { type CivilDate, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { canShow, type usePageDate } from './use-page-date.ts'

/** Links to the previous day, the next day, any day, and today. */
export function DaySwitch({ page }: { page: ReturnType<typeof usePageDate> }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons and a field that act at once are no form.
    <div
      aria-label={t('prayer-page:day.choose')}
      className="flex max-w-full flex-wrap items-center gap-2"
      role="group"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-2 @min-[16rem]:flex-nowrap">
        <Button aria-label={t('prayer-page:day.before')} look="sky" onClick={() => page.move(-1)} round>
          <ChevronLeft aria-hidden className="rtl:-scale-x-100" size={20} />
        </Button>
        <DateField date={page.date} onDate={page.show} />
        <Button aria-label={t('prayer-page:day.after')} look="sky" onClick={() => page.move(1)} round>
          <ChevronRight aria-hidden className="rtl:-scale-x-100" size={20} />
        </Button>
      </div>
      {!page.isToday && (
        <Button look="sky" onClick={page.showToday}>
          {t('prayer-page:day.today')}
        </Button>
      )}
    </div>
  )
}

/** An incomplete date stays in the field while it is typed. */
function DateField({ date, onDate }: { date: CivilDate; onDate: (date: CivilDate) => void }) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      aria-label={t('prayer-page:day.date')}
      className="tabular min-h-11 min-w-0 flex-1 rounded-full border border-current/45 bg-transparent px-4 @max-[19rem]:px-2.5 @max-[19rem]:text-sm @max-[16rem]:order-first @max-[16rem]:basis-full"
      max="2100-12-31"
      min="1900-01-01"
      onBlur={() => setTyped(undefined)}
      onChange={(event) => {
        const next = parseCivilDate(event.target.value)
        const whole = next !== undefined && canShow(next)
        setTyped(whole ? undefined : event.target.value)
        if (whole) onDate(next)
      }}
      type="date"
      value={typed ?? formatCivilDate(date)}
    />
  )
}
