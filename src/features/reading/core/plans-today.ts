import type { Day } from '#shared/core/day.ts'
import { finishedOn, type PlanProgress, planProgress } from './plan-progress.ts'
import { live, type ReadingLog, type ReadingPlan, type ReadingSession } from './reading-log.ts'

export interface PlansToday {
  readonly all: readonly ReadingPlan[]
  /** Plans with unread verses. */
  readonly active: readonly { readonly plan: ReadingPlan; readonly progress: PlanProgress }[]
  readonly finished: readonly { readonly plan: ReadingPlan; readonly finishedOn: Day }[]
  readonly sessions: readonly ReadingSession[]
}

/** The plans of a log with their progress on `today`. Sessions are grouped by plan first, because there may be thousands. */
export function plansToday(log: ReadingLog, today: Day): PlansToday {
  const sessions = live(log.sessions)
  const ofPlan = new Map<string, ReadingSession[]>()
  for (const session of sessions) {
    if (session.planId === undefined) continue
    const own = ofPlan.get(session.planId)
    if (own) own.push(session)
    else ofPlan.set(session.planId, [session])
  }
  const all = live(log.plans)
  const known = all.map((plan) => {
    const own = { ...log, sessions: ofPlan.get(plan.id) ?? [] }
    return { plan, own, end: finishedOn(plan, own) }
  })
  return {
    all,
    active: known.flatMap(({ plan, own, end }) =>
      end ? [] : [{ plan, progress: planProgress(plan, own, today) }],
    ),
    finished: known.flatMap(({ plan, end }) => (end ? [{ plan, finishedOn: end }] : [])),
    sessions,
  }
}
