import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { countPages } from '../core/mushaf-pages.ts'
import type { PlanProgress } from '../core/plan-progress.ts'
import type { ReadingPlan } from '../core/reading-log.ts'
import { type Replanning, replan } from '../core/replan.ts'
import { formatPageAmount } from './format-reading.ts'
import { saveReading } from './reading-changes.ts'

/** After missed days, offers to keep the end or the pace. */
export function MissedDays({
  plan,
  progress,
  today,
}: {
  plan: ReadingPlan
  progress: PlanProgress
  today: Day
}) {
  const choose = (how: Replanning) =>
    saveReading('plans', { ...plan, schedule: replan(plan, progress, how, today) })
  return (
    <div className="mt-6 rounded-card bg-action-soft p-5 print:hidden">
      <p className="font-semibold">{t('reading:missed.title')}</p>
      <p className="mt-1">
        {t('reading:missed.text', { count: progress.missed, days: formatNumber(progress.missed) })}
      </p>
      <div className="mt-4 grid justify-items-start gap-3 text-start">
        {progress.daysLeft > 0 && (
          <Button onClick={() => choose('spread')}>
            {t('reading:missed.spread', {
              day: formatDay(progress.plannedEnd, today),
              amount: formatPageAmount(countPages(progress.unread) / progress.daysLeft),
            })}
          </Button>
        )}
        <Button onClick={() => choose('move')}>
          {t('reading:missed.move', { day: formatDay(progress.expectedEnd, today) })}
        </Button>
      </div>
    </div>
  )
}
