import type { Day } from '#shared/core/day.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { toast } from '#shared/web/ui/toast.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { countId } from '../core/amounts.ts'
import type { Goal, NamedGoal } from '../core/goal.ts'
import { goalTitle } from './format-goal.ts'
import { goalCounts, goalsById } from './saved-goals.ts'

/** Saves a goal; without an id, a new one. */
export function saveGoal({ id = newId(), ...goal }: Goal & { readonly id?: string }): void {
  void notifySaveFailed(goalsById.put(id, goal))
}

/** Adds an amount to a goal by hand, and offers to undo it. */
export function addToGoal(goal: NamedGoal, day: Day, amount: number): void {
  const add = (by: number) => void notifySaveFailed(goalCounts.add(countId(day, goal.id), by))
  add(amount)
  toast({
    title: t('goals:added', {
      goal: goalTitle(goal),
      amount: formatNumber(amount, { signDisplay: 'always' }),
    }),
    action: { label: t('user-data:undo'), run: () => add(-amount) },
  })
}

/** Archives a goal and offers to undo it. Its history stays. */
export function archiveGoal(goal: NamedGoal, today: Day): void {
  saveGoal({ ...goal, archivedOn: today })
  toast({
    title: t('goals:archived', { goal: goalTitle(goal) }),
    action: { label: t('user-data:undo'), run: () => saveGoal(goal) },
  })
}

export function restoreGoal({ archivedOn: _, ...goal }: NamedGoal): void {
  saveGoal(goal)
}

/** Deletes a goal and offers to undo it. */
export function removeGoal({ id, ...goal }: NamedGoal): void {
  void notifySaveFailed(goalsById.remove(id))
  toast({
    title: t('goals:removed', { goal: goalTitle(goal) }),
    action: { label: t('user-data:undo'), run: () => saveGoal({ id, ...goal }) },
  })
}

/** Saves the order of the goals. */
export function orderGoals(goals: readonly NamedGoal[]): void {
  void notifySaveFailed(
    goalsById.write(goals.map(({ id, ...goal }, order) => [id, { ...goal, order }] as const)),
  )
}
