import { type Day, dayNumberOf } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Star } from '#shared/web/ui/star-pattern.tsx'
import type { ReadingPlan } from '../core/reading-log.ts'
import type { GetSurahName } from './format-reading.ts'
import { planTitle } from './plan-title.ts'

/** A message about a recently completed plan. */
export function FinishedPlan({
  plan,
  finishedOn,
  today,
  names,
}: {
  plan: ReadingPlan
  finishedOn: Day
  today: Day
  names: GetSurahName
}) {
  const days = Math.max(1, dayNumberOf(finishedOn) - dayNumberOf(plan.startedOn) + 1)
  const khatm = plan.aim === 'quran'
  return (
    <section className="rounded-card bg-raised px-6 py-10 text-center shadow-card">
      <Star className="mx-auto text-ornament" size={64} weight={1} />
      <h2 className="mt-5 text-2xl">
        {khatm ? t('reading:finished.khatm') : t('reading:finished.plan', { plan: planTitle(plan, names) })}
      </h2>
      <p className="mt-2 text-muted">
        {t('reading:finished.text', {
          count: days,
          days: formatNumber(days),
          day: formatDay(finishedOn, today),
        })}
      </p>
      <p className="mt-4">{t('reading:finished.prayer')}</p>
    </section>
  )
}
