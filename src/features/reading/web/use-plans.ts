import { useMemo } from 'react'
import type { VerseRange } from '#features/quran/core/index.ts'
import type { Day } from '#shared/core/day.ts'
import { useToday } from '#shared/web/use-today.ts'
import { type PlansToday, plansToday } from '../core/plans-today.ts'
import type { ReadingLog } from '../core/reading-log.ts'
import type { ReadingTimer } from '../core/reading-timer.ts'
import type { SessionDraft } from './use-session-draft.ts'

interface Plans extends PlansToday {
  readonly today: Day
  /** The range from the first to the last of a plan's next verses. */
  readonly nextOf: (planId: string) => VerseRange | undefined
  /** A draft for today with the plan's next verses; without a plan, free reading. */
  readonly draftFor: (planId?: string) => SessionDraft
  /** A draft from the timer. */
  readonly draftOf: (timer: ReadingTimer) => SessionDraft
}

/** The plans with today's progress, and drafts for new sessions. */
export function usePlans(log: ReadingLog): Plans {
  const today = useToday()
  const known = useMemo(() => plansToday(log, today), [log, today])
  const { active } = known
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
  return { today, ...known, nextOf, draftFor, draftOf }
}
