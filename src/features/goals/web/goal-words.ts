import type { Day } from '#shared/core/day-count.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { today } from '#shared/web/use-today.ts'
import type { Goal } from '../core/goal.ts'
import type { GoalProgress } from '../core/progress.ts'

type Counted = Pick<Goal, 'measure' | 'unit'>

/** «2 pages», «100 dhikr», «300 verses». */
export function amountWords({ measure, unit }: Counted, amount: number): string {
  const words = formatNumber(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })
  if (measure === 'own') return unit ? t('goals:amounts.own', { amount: words, unit }) : words
  return t(`goals:amounts.${measure}`, { count: Math.ceil(amount), amount: words })
}

/** The person's own name for a goal, else its target: «2 pages a day». */
export function goalTitle(
  goal: Pick<Goal, 'measure' | 'target' | 'period' | 'by' | 'title' | 'unit'>,
): string {
  return goal.title ?? targetWords(goal)
}

/** «2 pages a day», «604 pages by 20 November». */
export function targetWords(goal: Pick<Goal, 'measure' | 'target' | 'period' | 'by' | 'unit'>): string {
  const what = amountWords(goal, goal.target)
  return t(`goals:titles.${goal.period}`, { what, day: goal.by ? formatDay(goal.by, today()) : '' })
}

/** What the period of a goal is and what is left of it. */
export function spanWords(goal: Goal, progress: GoalProgress, day: Day): string {
  if (goal.period === 'day') return t('goals:span.day')
  const left = t('goals:span.left', { count: progress.daysLeft, days: formatNumber(progress.daysLeft) })
  if (goal.period === 'week') return t('goals:span.week', { left })
  if (progress.daysLeft === 0) return t('goals:span.over', { day: formatDay(progress.span.last, day) })
  if (progress.met) return t('goals:span.date', { day: formatDay(progress.span.last, day), left })
  const aDay = (progress.target - progress.done) / progress.daysLeft
  // A part of a verse or of a fast a day says nothing.
  if (aDay < 1) return left
  return t('goals:span.pace', { left, what: amountWords(goal, aDay) })
}
