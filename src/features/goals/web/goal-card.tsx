import { Pencil } from 'lucide-react'
import { Link } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { pageAt } from '#shared/core/pages.ts'
import type { Streak } from '#shared/core/streak.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import type { Measure } from '../core/goal.ts'
import { steps } from '../core/templates.ts'
import { addToGoal } from './change-goals.ts'
import { formatAmount, formatGoalSpan, formatTarget, goalTitle } from './format-goal.ts'
import { Ring } from './ring.tsx'
import type { GoalToday } from './use-goals.ts'

/** The page where a measure is recorded. */
const places: Readonly<Partial<Record<Measure, string>>> = {
  pages: '/reading',
  minutes: '/reading',
  dhikr: '/dhikr',
  prayers: '/prayer-log',
  fasts: '/prayer-log#fasts',
}

const placeOf = (measure: Measure) => {
  const place = places[measure]
  return place && pageAt(place.replace(/#.*/, '')) ? place : undefined
}

/** Reserves the line of the streak until it is loaded. */
const line = 'mt-2 min-h-5 text-muted text-sm'

/** A goal today: progress ring, what is left, streak, and a button that adds to it. */
export function GoalCard({
  standing: { goal, progress, streak },
  today,
  resting,
  onEdit,
  onAmount,
}: {
  standing: GoalToday
  today: Day
  resting: boolean
  onEdit: () => void
  onAmount: () => void
}) {
  const title = goalTitle(goal)
  const place = placeOf(goal.measure)
  const words = t('goals:of', {
    done: formatNumber(progress.done, { maximumFractionDigits: progress.done < 10 ? 1 : 0 }),
    target: formatAmount(goal, progress.target),
  })
  return (
    <article
      aria-labelledby={`goal-${goal.id}`}
      className="flex break-inside-avoid flex-col rounded-card bg-raised p-5 shadow-card print:p-0"
    >
      <div className="relative flex flex-wrap items-start gap-x-4 gap-y-2 pe-8">
        <Ring label={title} progress={progress} words={words} />
        <div className="min-w-0 flex-1 basis-32">
          <h2 className="text-lg leading-snug [overflow-wrap:anywhere]" id={`goal-${goal.id}`}>
            <bdi>{title}</bdi>
          </h2>
          {goal.title && <p className="text-muted text-sm">{formatTarget(goal)}</p>}
          <p className="mt-0.5">{words}</p>
          <p className="text-muted text-sm">{formatGoalSpan(goal, progress, today)}</p>
        </div>
        <Button
          aria-label={t('goals:edit', { goal: title })}
          className="absolute -end-3 -top-2"
          data-tooltip={t('goals:editShort')}
          look="plain"
          onClick={onEdit}
          round
        >
          <Pencil aria-hidden size={17} />
        </Button>
      </div>
      {resting ? (
        <p className={line}>{t('goals:resting')}</p>
      ) : (
        goal.period !== 'date' && <p className={line}>{streak && streakWords(goal.period, streak)}</p>
      )}
      <div className="mt-auto flex flex-wrap gap-2 pt-3">
        {steps[goal.measure].map((step) => (
          <Button
            aria-label={t('goals:addTo', { goal: title, amount: formatNumber(step) })}
            className="tabular min-w-14"
            key={step}
            onClick={() => addToGoal(goal, today, step)}
          >
            {formatNumber(step, { signDisplay: 'always' })}
          </Button>
        ))}
        {steps[goal.measure].length > 0 && (
          <Button aria-label={t('goals:amountOf', { goal: title })} onClick={onAmount}>
            {t('goals:amount')}
          </Button>
        )}
        {place && (
          <Link className="inline-flex min-h-11 min-w-11 items-center text-action print:hidden" href={place}>
            {t(`goals:places.${goal.measure}`)}
          </Link>
        )}
      </div>
    </article>
  )
}

function streakWords(period: 'day' | 'week', { current, best }: Streak): string {
  if (best < 2) return ''
  const values = (count: number) => ({ count, number: formatNumber(count) })
  return current > 1 ? t(`goals:row.${period}`, values(current)) : t(`goals:best.${period}`, values(best))
}
