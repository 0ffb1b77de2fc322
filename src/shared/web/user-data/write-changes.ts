import { countId, supersedes } from '#shared/core/user-data/merge-records.ts'
import { type UserRecord, VALUE_LIMIT } from '#shared/core/user-data/record.ts'
import { isRecordValue, storable } from '#shared/core/user-data/record-value.ts'
import {
  laterTimestamp,
  nextTimestamp,
  shiftedTimestamp,
  type Timestamp,
} from '#shared/core/user-data/timestamp.ts'
import { type RecordChange, UNSENT, type WriteTransaction } from './database-schema.ts'

/** How many names of applied changes are remembered; a repeated change is among the latest. */
const REMEMBERED = 100
/** After this many writes, the page can respond to touches. */
const AT_ONCE = 500

/**
 * Writes changes of a type, to be synced; resolves when all are stored. Rejects with a `RangeError` and writes nothing
 * when a value is larger than an account accepts.
 */
export async function writeChanges(
  { get, put, facts, keepFacts, done }: WriteTransaction,
  { type, changes, op }: { type: string; changes: readonly RecordChange[]; op?: string | undefined },
  now: () => number,
): Promise<void> {
  const known = await facts()
  const earlier = known.done ?? []
  if (op && earlier.includes(op)) return done
  let last = known.last
  for (const [index, change] of changes.map(checked).entries()) {
    const id = idOfChange(change, known.device)
    const old = 'add' in change || change.ifMissing ? await get(type, id) : undefined
    if ('ifMissing' in change && old && old.value !== null) continue
    last = nextTimestamp(last, now() + known.ahead, known.device)
    const value = 'add' in change ? total(old?.value) + change.add : change.value
    put({ type, id, at: last, value, pending: UNSENT })
    if (index % AT_ONCE === AT_ONCE - 1) await get(type, id)
  }
  const did = op ? [...earlier, op].slice(-REMEMBERED) : earlier
  keepFacts({ ...known, ...(last && { last }), done: did })
  await done
}

/** The record that a change writes. Each device has its own share of a counter. */
export const idOfChange = (change: RecordChange, device: string): string =>
  'add' in change ? countId(change.id, device) : change.id

function checked(change: RecordChange): RecordChange {
  if ('add' in change || change.asItWas) return change
  const value = storable(change.value)
  if (isRecordValue(value)) return { ...change, value }
  throw new RangeError(`${change.id} is larger than ${VALUE_LIMIT} characters, or no JSON.`)
}

/**
 * Merges those records of `found` that are later than the stored ones. Without `ahead` they come from the account. With
 * it they come from a file or a guest database whose clock isn't corrected yet, and are marked as unsynced. Returns the
 * types that changed and the latest timestamp that the device created or received.
 */
export async function mergeIncoming(
  { get, put }: WriteTransaction,
  found: readonly UserRecord[],
  seen: Timestamp | undefined,
  ahead?: number,
) {
  const changed = new Set<string>()
  let last = seen
  for (const each of found) {
    const at = ahead === undefined ? each.at : shiftedTimestamp(each.at, ahead)
    last = laterTimestamp(last, at)
    const { type, id, value } = each
    if (!supersedes({ at }, await get(type, id))) continue
    put({ type, id, at, value, ...(ahead !== undefined && { pending: UNSENT }) })
    changed.add(type)
  }
  return { changed, last }
}

const total = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) ? value : 0)
