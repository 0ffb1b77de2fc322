import { useMemo } from 'react'
import type { RestPeriod } from '#shared/core/rest-days.ts'
import { records } from '#shared/web/user-data/records.ts'
import { restPeriods } from '#shared/web/user-data/rest-periods.ts'
import { readingPlanRecords, readingSessionRecords } from '../core/reading.records.ts'
import type { ReadingLog, ReadingPlan, ReadingSession } from '../core/reading-log.ts'

export const plans = records(readingPlanRecords)
export const sessions = records(readingSessionRecords)

/** All saved plans, sessions and rest days; sessions are unsorted. `undefined` while loading. */
export function useReadingLog(): ReadingLog | undefined {
  const [somePlans, someSessions, someRests] = [plans.use(), sessions.use(), restPeriods.use()]
  return useMemo(
    () => somePlans && someSessions && someRests && logOf(somePlans, someSessions, someRests),
    [somePlans, someSessions, someRests],
  )
}

export async function readReadingLog(): Promise<ReadingLog> {
  return logOf(...(await Promise.all([plans.read(), sessions.read(), restPeriods.read()])))
}

function logOf(
  somePlans: ReadonlyMap<string, ReadingPlan>,
  someSessions: ReadonlyMap<string, ReadingSession>,
  someRests: ReadonlyMap<string, RestPeriod>,
): ReadingLog {
  const pauses = Array.from(someRests, ([id, rest]) => {
    // Rest days have no creation time, so their first day is used.
    const at = `${rest.from}T00:00:00.000Z`
    return { ...rest, id, createdAt: at, updatedAt: at }
  })
  return { plans: sortByCreation(somePlans.values()), sessions: [...someSessions.values()], pauses }
}

/** In the order of creation. */
const sortByCreation = (items: Iterable<ReadingPlan>): readonly ReadingPlan[] =>
  [...items].sort((x, y) => compare(x.createdAt, y.createdAt) || compare(x.id, y.id))

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)
