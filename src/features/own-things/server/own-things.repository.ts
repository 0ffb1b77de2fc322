import { and, asc, eq, gt, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Thing } from '#shared/core/own-things/thing.ts'
import type { Database } from '#shared/server/database/database.ts'
import { holdAccount } from '#shared/server/session/hold-account.ts'
import { ownThings, ownThingsHeads } from './own-things.table.ts'

export type StoredThing = Thing & { readonly seq: number }

/** Nobody can fill the disk, neither with many things nor with long ones. */
export const THINGS_LIMIT = 200_000
/** Bytes of JSON: some forty thousand pages of notes. */
export const SIZE_LIMIT = 100_000_000

/** So many characters of JSON go out at once, so that a slow line gets on. */
const ANSWER_CHARACTERS = 400_000

/**
 * Stores those of `things` that are later than what is stored, all or none. Throws `too_many_things`, and stores
 * nothing, when the account would have more than {@link THINGS_LIMIT} or {@link SIZE_LIMIT}, and `not_signed_in` when
 * there is none by now. What makes an account smaller is always stored.
 */
export async function storeThings(
  { db }: Database,
  accountId: string,
  things: readonly Thing[],
): Promise<void> {
  const latest = latestOfEach(things)
  if (latest.length === 0) return
  await db.transaction(async (run) => {
    await holdAccount(run, accountId)
    // Its lock makes those who write wait for each other.
    const [head] = await run
      .insert(ownThingsHeads)
      .values({ accountId, seq: latest.length })
      .onConflictDoUpdate({
        target: ownThingsHeads.accountId,
        set: { seq: sql`${ownThingsHeads.seq} + ${latest.length}` },
      })
      .returning()
    const begin = (head?.seq ?? 0) - latest.length
    const rows = JSON.stringify(latest.map((thing, index) => ({ ...thing, seq: begin + index + 1 })))
    const { rows: sums } = await run.execute<{ added: number; grown: number }>(sql`
      with incoming as (
        select * from jsonb_to_recordset(${rows}::jsonb) as row (kind text, id text, at text, value jsonb, seq bigint)
      ), before as (
        select kind, id, octet_length(kept.value::text) as size
        from ${ownThings} as kept join incoming using (kind, id)
        where kept.account_id = ${accountId}
      ), written as (
        insert into ${ownThings} as kept (account_id, kind, id, at, value, seq)
        select ${accountId}::uuid, kind, id, at, nullif(value, 'null'::jsonb), seq from incoming
        on conflict (account_id, kind, id) do update
          set at = excluded.at, value = excluded.value, seq = excluded.seq
          where excluded.at collate "C" > kept.at collate "C"
        returning kind, id, octet_length(value::text) as size, (xmax = 0) as added
      )
      select count(*) filter (where added)::int as added,
        coalesce(sum(coalesce(written.size, 0) - coalesce(before.size, 0)), 0)::int as grown
      from written left join before using (kind, id)`)
    const { added = 0, grown = 0 } = sums[0] ?? {}
    if (added === 0 && grown === 0) return
    const things = (head?.things ?? 0) + added
    const size = (head?.size ?? 0) + grown
    if ((added > 0 && things > THINGS_LIMIT) || (grown > 0 && size > SIZE_LIMIT)) {
      throw new AppError('too_many_things', 409, 'This account is full.')
    }
    await run.update(ownThingsHeads).set({ things, size }).where(eq(ownThingsHeads.accountId, accountId))
  })
}

/** How far an account's row of changes goes; 0 before the first. */
export async function headOf({ db }: Database, accountId: string): Promise<number> {
  const [head] = await db.select().from(ownThingsHeads).where(eq(ownThingsHeads.accountId, accountId))
  return head?.seq ?? 0
}

/** The latest stamp that an account holds. */
export async function latestStamp({ db }: Database, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ at: sql<string | null>`max(${ownThings.at} collate "C")` })
    .from(ownThings)
    .where(eq(ownThings.accountId, accountId))
  return found?.at ?? undefined
}

/**
 * An account's things after `seq`, in the order in which they were stored; at most `limit`, fewer where they are long.
 * `more` says whether these are all.
 */
export async function thingsAfter(
  { db }: Database,
  accountId: string,
  seq: number,
  limit: number,
): Promise<{ readonly things: readonly StoredThing[]; readonly more: boolean }> {
  const found = await db
    .select({
      kind: ownThings.kind,
      id: ownThings.id,
      at: ownThings.at,
      value: ownThings.value,
      seq: ownThings.seq,
    })
    .from(ownThings)
    .where(and(eq(ownThings.accountId, accountId), gt(ownThings.seq, seq)))
    .orderBy(asc(ownThings.seq))
    .limit(limit)
  let length = 0
  const end = found.findIndex(({ value }, index) => {
    length += JSON.stringify(value).length
    return length > ANSWER_CHARACTERS && index > 0
  })
  return end < 0
    ? { things: found, more: found.length === limit }
    : { things: found.slice(0, end), more: true }
}

/** So many are deleted at once. */
const REMOVED_AT_ONCE = 5000

/** Deletes an account's things, oldest first, a few at a time: all of them may take longer than a statement may. */
export async function removeThings({ db }: Database, accountId: string): Promise<void> {
  for (let removed = REMOVED_AT_ONCE; removed === REMOVED_AT_ONCE; ) {
    const { rowCount } = await db.execute(sql`
      delete from ${ownThings} where account_id = ${accountId} and seq in (
        select seq from ${ownThings} where account_id = ${accountId} order by seq limit ${REMOVED_AT_ONCE})`)
    removed = rowCount ?? 0
  }
}

/** One statement cannot write a row twice. */
function latestOfEach(things: readonly Thing[]): readonly Thing[] {
  const byKey = new Map<string, Thing>()
  for (const thing of things) {
    const key = `${thing.kind} ${thing.id}`
    const other = byKey.get(key)
    if (!other || thing.at > other.at) byKey.set(key, thing)
  }
  return [...byKey.values()]
}
