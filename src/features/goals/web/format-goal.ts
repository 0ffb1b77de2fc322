import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { today } from '#shared/web/use-today.ts'
import type { Goal } from '../core/goal.ts'
import type { GoalProgress } from '../core/progress.ts'

type Counted = Pick<Goal, 'measure' | 'unit'>

/** Formats an amount in its unit: “2 pages”, “100 dhikr”. */
export function formatAmount({ measure, unit }: Counted, amount: number): string {
  const words = formatNumber(amount, { maximumFractionDigits: amount < 10 ? 1 : 0 })
  if (measure === 'own') return unit ? t('goals:amounts.own', { amount: words, unit }) : words
  return t(`goals:amounts.${measure}`, { count: Math.ceil(amount), amount: words })
}

/** The goal’s own title, or its target: “2 pages a day”. */
export function goalTitle(
  goal: Pick<Goal, 'measure' | 'target' | 'period' | 'by' | 'title' | 'unit'>,
): string {
  return goal.title ?? formatTarget(goal)
}

/** Formats a goal’s target: “2 pages a day”, “604 pages by 20 November”. */
export function formatTarget(goal: Pick<Goal, 'measure' | 'target' | 'period' | 'by' | 'unit'>): string {
  const what = formatAmount(goal, goal.target)
  return t(`goals:titles.${goal.period}`, { what, day: goal.by ? formatDay(goal.by, today()) : '' })
}

/** Formats the period of a goal and how much of it is left. */
export function formatGoalSpan(goal: Goal, progress: GoalProgress, day: Day): string {
  if (goal.period === 'day') return t('goals:span.day')
  if (progress.metOn) return t('goals:span.reached', { day: formatDay(progress.metOn, day) })
  const left = t('goals:span.left', { count: progress.daysLeft, days: formatNumber(progress.daysLeft) })
  if (goal.period === 'week') return t('goals:span.week', { left })
  if (progress.daysLeft === 0) return t('goals:span.over', { day: formatDay(progress.span.last, day) })
  const aDay = (progress.target - progress.done) / progress.daysLeft
  // Less than one verse or fast a day is no useful pace.
  if (aDay < 1) return left
  return t('goals:span.pace', { left, what: formatAmount(goal, aDay) })
}
