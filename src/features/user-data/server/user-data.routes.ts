import { AppError } from '#shared/core/app-error.ts'
import { recordChecker } from '#shared/core/user-data/check-records.ts'
import { BATCH_RECORDS, type UserRecord } from '#shared/core/user-data/record.ts'
import type { RecordType } from '#shared/core/user-data/record-type.ts'
import { syncRecords } from '#shared/core/user-data/sync.contract.ts'
import { timestampParts } from '#shared/core/user-data/timestamp.ts'
import type { Database } from '#shared/server/database/database.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { taskQueues } from '#shared/server/task-queue.ts'
import { recordTypes } from '../core/record-types.ts'
import { userDataSource } from './export-records.ts'
import { followLanguage } from './follow-language.ts'
import { maySaveRecords } from './user-data.policy.ts'
import { latestTimestamp, recordsAfter, storeRecords, tokenAt } from './user-data.repository.ts'

/** A device corrects its clock by the server's before it sends, so a timestamp further ahead is a mistake. */
const AHEAD_MS = 10 * 60_000

/** An account's syncs wait for each other here, without using connections that others need. */
const WAITING_SYNCS = 100

/** Sync of these record types for a user's devices. */
export const userDataOf = (types: readonly RecordType[]): ServerFeature => {
  const problemOf = recordChecker(types)
  return (app, { database, clock }) => {
    const turns = taskQueues({ concurrency: 1, maxWaiting: WAITING_SYNCS })
    app.accountDataSources.push(userDataSource)
    guardedRoute(app, maySaveRecords, syncRecords, async ({ body, session }) => {
      const accountId = session.account.id
      if (body.account !== accountId) {
        throw new AppError('other_account', 409, 'Another account is signed in on this device.')
      }
      const bad = body.records.findIndex((record) => problemOf(record))
      if (bad >= 0) throw new AppError('invalid_request', 400, `Record ${bad + 1} is not valid.`)
      return turns.run(accountId, async () => {
        const now = clock().getTime()
        await rejectFutureTimestamps(database, accountId, body.records, now)
        await storeRecords(database, accountId, body.records)
        await followLanguage(database, accountId, body.records)
        return { ...(await changesFor(database, accountId, body)), now }
      })
    })
  }
}

export const userDataFeature = userDataOf(recordTypes)

interface SyncRequest {
  readonly after: number
  readonly token?: string | undefined
  readonly records: readonly UserRecord[]
}

/**
 * The changes that a device has not seen. A device with another history, from before a backup was restored,
 * starts again at 0.
 */
async function changesFor(
  database: Database,
  accountId: string,
  { after, token, records: sent }: SyncRequest,
) {
  if (after > 0 && (await tokenAt(database, accountId, after)) !== token) {
    return { records: [], cursor: 0, more: false }
  }
  const { records, more } = await recordsAfter(database, accountId, after, BATCH_RECORDS)
  const cursor = records.at(-1)?.seq ?? after
  const ownChanges = new Set(sent.map(({ at }) => at))
  const next = cursor > 0 ? await tokenAt(database, accountId, cursor) : undefined
  return {
    records: records.filter(({ at }) => !ownChanges.has(at)).map(({ seq: _, ...record }) => record),
    cursor,
    ...(next && { token: next }),
    more,
  }
}

/**
 * Throws `timestamp_ahead` for timestamps in the future, unless the account already has such a timestamp from
 * a wrong clock.
 */
async function rejectFutureTimestamps(
  database: Database,
  accountId: string,
  records: readonly UserRecord[],
  now: number,
): Promise<void> {
  const msOf = (at: string | undefined) => (at === undefined ? 0 : (timestampParts(at)?.ms ?? 0))
  const latest = Math.max(0, ...records.map(({ at }) => msOf(at)))
  if (latest <= now + AHEAD_MS) return
  if (latest <= msOf(await latestTimestamp(database, accountId)) + AHEAD_MS) return
  throw new AppError('timestamp_ahead', 409, 'A change has a timestamp in the future.')
}
