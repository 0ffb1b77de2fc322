import {
  laterTimestamp,
  nextTimestamp,
  type Timestamp,
  timestampParts,
} from '#shared/core/user-data/timestamp.ts'
import { type DeviceRecord, newDeviceId, UNSENT, type WriteTransaction } from './database-schema.ts'

/** A smaller clock error isn't corrected. */
const CLOCK_SLACK_MS = 30_000

/**
 * Removes the records for which `goes` is true. The device gets a new id, so that its counter totals start at zero beside
 * the removed ones, which the account still has.
 */
export async function clearRecords(
  write: WriteTransaction,
  goes: (record: DeviceRecord) => boolean,
): Promise<void> {
  const { token: _, ...known } = await write.facts()
  for (const record of await write.getAll()) if (goes(record)) write.drop(record)
  write.keepFacts({ ...known, device: newDeviceId(), cursor: 0, resets: (known.resets ?? 0) + 1 })
  await write.done
}

/**
 * Corrects the clock if it is wrong. Unsynced records get corrected timestamps in the same order, none of them in the
 * future.
 */
export async function correctTimestamps(
  write: WriteTransaction,
  ahead: number,
  now: () => number,
): Promise<void> {
  const known = await write.facts()
  const latest = now() + ahead
  const isRight = Math.abs(ahead - known.ahead) <= CLOCK_SLACK_MS
  if (isRight && msOf(known.last) <= latest + CLOCK_SLACK_MS) {
    await write.done
    return
  }
  const all = await write.getAll()
  let last = all.reduce<Timestamp | undefined>(
    (timestamp, { pending, at }) => (pending ? timestamp : laterTimestamp(timestamp, at)),
    undefined,
  )
  const unsent = all.filter(({ pending }) => pending === UNSENT).sort((a, b) => (a.at < b.at ? -1 : 1))
  for (const record of unsent) {
    const ms = msOf(record.at) + (isRight ? 0 : ahead - known.ahead)
    last = nextTimestamp(last, Math.min(ms, latest), known.device)
    write.put({ ...record, at: last })
  }
  const { last: _, ...facts } = known
  write.keepFacts({ ...facts, ahead, ...(last && { last }) })
  await write.done
}

const msOf = (timestamp: Timestamp | undefined) =>
  timestamp === undefined ? 0 : (timestampParts(timestamp)?.ms ?? 0)
