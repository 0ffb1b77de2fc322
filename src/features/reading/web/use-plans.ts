import { useMemo } from 'react'
import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day-count.ts'
import { useToday } from '#shared/web/use-today.ts'
import { type PlanProgress, planProgress } from '../core/plan-progress.ts'
import { type ReadingLog, type ReadingPlan, type ReadingSession, standing } from '../core/reading-log.ts'
import type { ReadingTimer } from '../core/reading-timer.ts'
import type { SessionDraft } from './session-form.tsx'

interface PlanToday {
  readonly plan: ReadingPlan
  readonly progress: PlanProgress
}

interface Plans {
  readonly today: Day
  readonly all: readonly PlanToday[]
  /** Those that are not read to their end. */
  readonly active: readonly PlanToday[]
  readonly sessions: readonly ReadingSession[]
  /** From the first to the last verse that a plan has next. */
  readonly nextOf: (planId: string) => VerseRange | undefined
  /** A session of today that reads what the plan has next; free reading without a plan. */
  readonly draftFor: (planId?: string) => SessionDraft
  /** The session that the timer counted. */
  readonly draftOf: (timer: ReadingTimer) => SessionDraft
}

/** The plans of this device as they stand today. */
export function usePlans(log: ReadingLog): Plans {
  const today = useToday()
  const all = useMemo(
    () => standing(log.plans).map((plan) => ({ plan, progress: planProgress(plan, log, today) })),
    [log, today],
  )
  const sessions = useMemo(() => standing(log.sessions), [log])
  const active = all.filter(({ progress }) => !progress.finishedOn)
  const nextOf = (planId: string) => {
    const next = active.find(({ plan }) => plan.id === planId)?.progress.next
    return next?.[0] && { first: next[0].first, last: next.at(-1)?.last ?? next[0].last }
  }
  const draftFor = (planId?: string): SessionDraft => {
    const range = planId ? nextOf(planId) : undefined
    return {
      day: today,
      startedAt: new Date().toISOString(),
      seconds: 0,
      ...(planId && { planId }),
      ...(range && { range }),
    }
  }
  const draftOf = ({ planId, day, startedAt, counted }: ReadingTimer): SessionDraft => ({
    ...draftFor(planId),
    day,
    startedAt,
    seconds: Math.round(counted / 1000),
  })
  return { today, all, active, sessions, nextOf, draftFor, draftOf }
}
