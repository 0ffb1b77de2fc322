import { and, asc, eq, gt, gte, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import type { Database } from '#shared/server/database/database.ts'
import { lockAccount } from '#shared/server/session/lock-account.ts'
import { userRecordBatches, userRecordSequences, userRecords } from './user-data.table.ts'

export type StoredRecord = UserRecord & { readonly seq: number }

/** Limits the disk space of an account, by the number and the size of records. */
export const RECORDS_LIMIT = 200_000
/** Bytes of JSON: some forty thousand pages of notes. */
export const SIZE_LIMIT = 100_000_000

/** The approximate size of an answer in characters of JSON, so that a slow connection makes progress. */
const ANSWER_CHARACTERS = 400_000

/** A device that is further behind sends everything it has, as after a restored backup. */
const REMEMBERED_BATCHES = 2000
/** Older batches are deleted each time the sequence passes a multiple of this. */
const FORGET_EVERY = 1000

/**
 * Stores those of `records` that are later than the stored ones, all or none. Throws `too_many_records`, and
 * stores nothing, if the account would exceed {@link RECORDS_LIMIT} or {@link SIZE_LIMIT}, and
 * `not_signed_in` if the account was deleted. A change that makes an account smaller is always stored.
 */
export async function storeRecords(
  { db }: Database,
  accountId: string,
  records: readonly UserRecord[],
): Promise<void> {
  const latest = latestOfEach(records)
  if (latest.length === 0) return
  await db.transaction(async (run) => {
    await lockAccount(run, accountId)
    // Its lock makes writers wait for each other.
    const [head] = await run
      .insert(userRecordSequences)
      .values({ accountId, seq: latest.length })
      .onConflictDoUpdate({
        target: userRecordSequences.accountId,
        set: { seq: sql`${userRecordSequences.seq} + ${latest.length}` },
      })
      .returning()
    const end = head?.seq ?? latest.length
    const begin = end - latest.length
    await run.insert(userRecordBatches).values({ accountId, seq: end })
    if (Math.floor(begin / FORGET_EVERY) < Math.floor(end / FORGET_EVERY)) await forgetBatches(run, accountId)
    const rows = JSON.stringify(latest.map((record, index) => ({ ...record, seq: begin + index + 1 })))
    const { rows: sums } = await run.execute<{ added: number; grown: number }>(sql`
      with incoming as (
        select * from jsonb_to_recordset(${rows}::jsonb) as row (type text, id text, at text, value jsonb, seq bigint)
      ), before as (
        select type, id, octet_length(stored.value::text) as size
        from ${userRecords} as stored join incoming using (type, id)
        where stored.account_id = ${accountId}
      ), written as (
        insert into ${userRecords} as stored (account_id, type, id, at, value, seq)
        select ${accountId}::uuid, type, id, at, nullif(value, 'null'::jsonb), seq from incoming
        on conflict (account_id, type, id) do update
          set at = excluded.at, value = excluded.value, seq = excluded.seq
          where excluded.at collate "C" > stored.at collate "C"
        returning type, id, octet_length(value::text) as size, (xmax = 0) as added
      )
      select count(*) filter (where added)::int as added,
        coalesce(sum(coalesce(written.size, 0) - coalesce(before.size, 0)), 0)::int as grown
      from written left join before using (type, id)`)
    const { added = 0, grown = 0 } = sums[0] ?? {}
    if (added === 0 && grown === 0) return
    const count = (head?.records ?? 0) + added
    const size = (head?.size ?? 0) + grown
    if ((added > 0 && count > RECORDS_LIMIT) || (grown > 0 && size > SIZE_LIMIT)) {
      throw new AppError('too_many_records', 409, 'This account is full.')
    }
    await run
      .update(userRecordSequences)
      .set({ records: count, size })
      .where(eq(userRecordSequences.accountId, accountId))
  })
}

type Run = Parameters<Parameters<Database['db']['transaction']>[0]>[0]

async function forgetBatches(run: Run, accountId: string): Promise<void> {
  await run.execute(sql`
    delete from ${userRecordBatches} where account_id = ${accountId} and seq <= (
      select seq from ${userRecordBatches} where account_id = ${accountId}
      order by seq desc offset ${REMEMBERED_BATCHES} limit 1)`)
}

/** The token of the batch that contains position `seq`; `undefined` if there is none or it was deleted. */
export async function tokenAt({ db }: Database, accountId: string, seq: number): Promise<string | undefined> {
  const [found] = await db
    .select({ token: userRecordBatches.token })
    .from(userRecordBatches)
    .where(and(eq(userRecordBatches.accountId, accountId), gte(userRecordBatches.seq, seq)))
    .orderBy(asc(userRecordBatches.seq))
    .limit(1)
  return found?.token
}

/** The latest timestamp of an account's records. */
export async function latestTimestamp({ db }: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ at: sql<string | null>`max(${userRecords.at} collate "C")` })
    .from(userRecords)
    .where(eq(userRecords.accountId, accountId))
  return found?.at ?? undefined
}

/**
 * An account's records after `seq`, in the order in which they were stored; at most `limit`, fewer if they
 * are long. `more` says whether there are others.
 */
export async function recordsAfter(
  { db }: Database,
  accountId: string,
  seq: number,
  limit: number,
): Promise<{ readonly records: readonly StoredRecord[]; readonly more: boolean }> {
  const found = await db
    .select({
      type: userRecords.type,
      id: userRecords.id,
      at: userRecords.at,
      value: userRecords.value,
      seq: userRecords.seq,
    })
    .from(userRecords)
    .where(and(eq(userRecords.accountId, accountId), gt(userRecords.seq, seq)))
    .orderBy(asc(userRecords.seq))
    .limit(limit)
  let length = 0
  const end = found.findIndex(({ value }, index) => {
    length += JSON.stringify(value).length
    return length > ANSWER_CHARACTERS && index > 0
  })
  return end < 0
    ? { records: found, more: found.length === limit }
    : { records: found.slice(0, end), more: true }
}

/** This many are deleted at once. */
const REMOVED_AT_ONCE = 5000

/** Deletes an account's records, oldest first, in batches: a single statement may time out. */
export async function removeRecords({ db }: Database, accountId: string): Promise<void> {
  for (let removed = REMOVED_AT_ONCE; removed === REMOVED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${userRecords} where account_id = ${accountId} and seq in (
        select seq from ${userRecords} where account_id = ${accountId} order by seq limit ${REMOVED_AT_ONCE})`)
    removed = rowCount ?? 0
  }
}

/** One statement cannot write a row twice. */
function latestOfEach(records: readonly UserRecord[]): readonly UserRecord[] {
  const byKey = new Map<string, UserRecord>()
  for (const record of records) {
    const key = `${record.type} ${record.id}`
    const other = byKey.get(key)
    if (!other || record.at > other.at) byKey.set(key, record)
  }
  return [...byKey.values()]
}
