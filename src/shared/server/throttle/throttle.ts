import { createHash } from 'node:crypto'
import { inArray, lt, sql } from 'drizzle-orm'
import type { FastifyReply } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '../database/database.ts'
import { rateLimits } from './rate-limit.table.ts'

/** The number of free attempts, and the pauses after them, which double up to the longest. */
export interface Budget {
  /** The key by which attempts are counted, such as `sign-in 192.0.2.7`. */
  readonly key: string
  readonly free: number
  readonly pauseMs: number
  readonly longestMs: number
}

/** The count is deleted after this long without an attempt. */
const FORGOTTEN_MS = 86_400_000

/**
 * Counts an attempt in every budget at once before it is made, so that concurrent attempts all count. Returns
 * the milliseconds to wait: 0 if the attempt may be made, otherwise nothing was counted. The counts are in
 * the database, so they survive a restart and are shared by all instances.
 */
export async function countAttempt({ db }: Database, budgets: readonly Budget[], now: Date): Promise<number> {
  if (budgets.length === 0) return 0
  try {
    await db.transaction(async (run) => {
      for (const budget of budgets) {
        const { rows } = await run.execute(sql`
          insert into ${rateLimits} as known (key, count, last_at)
          values (${hashed(budget.key)}, 1, ${now.toISOString()}::timestamptz)
          on conflict (key) do update set
            count = case when ${isForgotten(now)} then 1 else known.count + 1 end,
            last_at = greatest(known.last_at, excluded.last_at)
          where ${isForgotten(now)} or known.count < ${budget.free}::int
            or known.last_at + ${pauseOf(budget)} <= excluded.last_at
          returning count`)
        if (rows.length === 0) throw new Paused(budget)
      }
    })
    return 0
  } catch (error) {
    if (!(error instanceof Paused)) throw error
    return waitOf({ db } as Database, error.budget, now)
  }
}

/** Uncounts an attempt in the first `budgets`, and resets the others. */
export async function forgiveAttempt(
  { db }: Database,
  { counted, cleared }: { readonly counted: readonly Budget[]; readonly cleared: readonly Budget[] },
): Promise<void> {
  const keys = (budgets: readonly Budget[]) => budgets.map(({ key }) => hashed(key))
  if (counted.length > 0) {
    await db
      .update(rateLimits)
      .set({ count: sql`greatest(0, ${rateLimits.count} - 1)` })
      .where(inArray(rateLimits.key, keys(counted)))
  }
  if (cleared.length > 0) await db.delete(rateLimits).where(inArray(rateLimits.key, keys(cleared)))
}

/** Deletes expired counts. */
export async function dropOldAttempts({ db }: Database, now: Date): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.lastAt, new Date(now.getTime() - FORGOTTEN_MS)))
}

/**
 * Counts an attempt as {@link countAttempt} does. Throws `too_many_attempts` if it must wait, with the seconds
 * in `Retry-After`.
 */
export async function limitAttempts(
  database: Database,
  budgets: readonly Budget[],
  now: Date,
  reply: FastifyReply,
): Promise<void> {
  const wait = await countAttempt(database, budgets, now)
  if (wait > 0) throw tooManyAttempts(reply, wait)
}

/** The refusal of an attempt, with the seconds to wait in `Retry-After`. */
export function tooManyAttempts(reply: FastifyReply, waitMs: number): AppError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  reply.header('retry-after', seconds)
  return new AppError('too_many_attempts', 429, `Too many attempts. Try again in ${seconds} seconds.`)
}

class Paused extends Error {
  constructor(readonly budget: Budget) {
    super('paused')
  }
}

async function waitOf({ db }: Database, budget: Budget, now: Date): Promise<number> {
  const { rows } = await db.execute<{ wait: number }>(sql`
    select extract(epoch from known.last_at + ${pauseOf(budget)} - ${now.toISOString()}::timestamptz)::float8 * 1000
      as wait
    from ${rateLimits} as known where known.key = ${hashed(budget.key)}`)
  return Math.max(1, rows[0]?.wait ?? 1)
}

const isForgotten = (now: Date) =>
  sql`known.last_at < ${new Date(now.getTime() - FORGOTTEN_MS).toISOString()}::timestamptz`

/** Limits the exponent to 30, so that the number stays within its type. */
const pauseOf = ({ free, pauseMs, longestMs }: Budget) => sql`(
  least(${longestMs}::float8, ${pauseMs}::float8 * power(2, least(30, known.count - ${free}::int)))
) * interval '1 millisecond'`

const hashed = (key: string) => createHash('sha256').update(key).digest('hex')
