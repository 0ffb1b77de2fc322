import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import type { NamedGoal } from '../core/goal.ts'
import { orderGoals, removeGoal, restoreGoal } from './change-goals.ts'
import { goalTitle } from './format-goal.ts'

/** Sorts the goals, and lists the archived ones. */
export function ArrangeForm({
  active,
  archived,
  onClose,
}: {
  active: readonly NamedGoal[]
  archived: readonly NamedGoal[]
  onClose: () => void
}) {
  return (
    <Dialog onClose={onClose} open title={t('goals:arrange')}>
      <ol>
        {active.map((goal, index) => (
          <li className="flex items-center gap-1 border-hairline border-b py-1" key={goal.id}>
            <bdi className="min-w-0 flex-1 [overflow-wrap:anywhere]">{goalTitle(goal)}</bdi>
            <Button
              aria-label={t('goals:moveUp', { goal: goalTitle(goal) })}
              aria-disabled={index === 0}
              look="plain"
              onClick={() => orderGoals(moved(active, index, -1))}
              round
            >
              <ArrowUp aria-hidden size={18} />
            </Button>
            <Button
              aria-label={t('goals:moveDown', { goal: goalTitle(goal) })}
              aria-disabled={index === active.length - 1}
              look="plain"
              onClick={() => orderGoals(moved(active, index, 1))}
              round
            >
              <ArrowDown aria-hidden size={18} />
            </Button>
          </li>
        ))}
      </ol>
      {archived.length > 0 && (
        <>
          <h3 className="mt-6 text-lg text-muted">{t('goals:putAway')}</h3>
          <ul>
            {archived.map((goal) => (
              <li className="flex flex-wrap items-center gap-1 border-hairline border-b py-1" key={goal.id}>
                <bdi className="min-w-0 flex-1 basis-32 [overflow-wrap:anywhere]">{goalTitle(goal)}</bdi>
                <Button
                  aria-label={t('goals:restoreOf', { goal: goalTitle(goal) })}
                  look="plain"
                  onClick={() => restoreGoal(goal)}
                >
                  {t('goals:restore')}
                </Button>
                <Button
                  aria-label={t('goals:remove', { goal: goalTitle(goal) })}
                  look="plain"
                  onClick={() => removeGoal(goal)}
                  round
                >
                  <Trash2 aria-hidden size={17} />
                </Button>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}

function moved(goals: readonly NamedGoal[], index: number, by: number): readonly NamedGoal[] {
  const next = [...goals]
  const [goal] = next.splice(index, 1)
  // The first one can't move up.
  if (goal) next.splice(Math.max(0, index + by), 0, goal)
  return next
}
