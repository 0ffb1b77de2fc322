import { useMemo } from 'react'
import type { RestPeriod } from '#shared/core/rest-days.ts'
import { deviceValue } from '#shared/web/device-value.ts'
import { recordsOf } from '#shared/web/user-data/records.ts'
import { rests } from '#shared/web/user-data/rests.ts'
import { sortByCreation } from '../core/merge-logs.ts'
import { planIn, sessionIn } from '../core/parse-reading-log.ts'
import type { ReadingLog, ReadingPlan, ReadingSession } from '../core/reading-log.ts'

export const plans = recordsOf('reading-plan', planIn)
export const sessions = recordsOf('reading-session', sessionIn, 'day')

/** What an earlier version stored and nobody could understand, as it was. */
const aside = deviceValue<readonly string[]>('rafiq.reading.aside', (found) =>
  Array.isArray(found) ? found.filter((text) => typeof text === 'string') : undefined,
)
export const useAside = (): readonly string[] => aside.use() ?? []
export const forgetAside = (): void => aside.write(undefined)

/** Everything that is kept about reading, the sessions in no order; `undefined` until it was read. */
export function useLog(): ReadingLog | undefined {
  const [somePlans, someSessions, someRests] = [plans.use(), sessions.use(), rests.use()]
  return useMemo(
    () => somePlans && someSessions && someRests && logOf(somePlans, someSessions, someRests),
    [somePlans, someSessions, someRests],
  )
}

export async function readLog(): Promise<ReadingLog> {
  return logOf(...(await Promise.all([plans.read(), sessions.read(), rests.read()])))
}

function logOf(
  somePlans: ReadonlyMap<string, ReadingPlan>,
  someSessions: ReadonlyMap<string, ReadingSession>,
  someRests: ReadonlyMap<string, RestPeriod>,
): ReadingLog {
  const pauses = Array.from(someRests, ([id, rest]) => {
    // A day of rest has no times of its own; a file wants some.
    const at = `${rest.from}T00:00:00.000Z`
    return { ...rest, id, createdAt: at, updatedAt: at }
  })
  return { plans: sortByCreation(somePlans.values()), sessions: [...someSessions.values()], pauses }
}
