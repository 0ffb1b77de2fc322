import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { formatAmount, goalTitle } from './format-goal.ts'
import type { GoalToday } from './use-goals.ts'

/** The open goals of today and of this week. */
export function LeftToday({
  goals,
  resting,
  aside,
  reminder,
}: {
  goals: readonly GoalToday[]
  resting: boolean
  aside?: ReactNode
  /** The link to the reminder settings. */
  reminder?: ReactNode
}) {
  const left = goals.filter(({ progress }) => !progress.metOn && progress.daysLeft > 0)
  return (
    <Card aside={aside} id="left" title={t('goals:left.title')}>
      {resting ? (
        <p>{t('goals:left.resting')}</p>
      ) : left.length === 0 ? (
        <p>{t('goals:left.none')}</p>
      ) : (
        <ul className="grid gap-2">
          {left.map(({ goal, progress }) => (
            <li className="flex flex-wrap justify-between gap-x-4" key={goal.id}>
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{goalTitle(goal)}</bdi>
              <span className="min-w-0 text-muted [overflow-wrap:anywhere]">
                {formatAmount(goal, progress.target - progress.done)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {reminder ? (
        <div className="mt-4 border-hairline border-t pt-2 print:hidden">{reminder}</div>
      ) : (
        <p className="text-sm print:hidden">
          <Link className="inline-flex min-h-11 items-center text-action" href="/prayer-notifications#daily">
            {t('goals:left.reminders')}
          </Link>
        </p>
      )}
    </Card>
  )
}
