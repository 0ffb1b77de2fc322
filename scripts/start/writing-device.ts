import { countId } from '#shared/core/user-data/merge-records.ts'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { nextTimestamp, type Timestamp } from '#shared/core/user-data/timestamp.ts'
import { type Position, type SyncedDevice, send, takeAll } from '../lib/synced-device.ts'

export const keyOf = ({ type, id }: Pick<UserRecord, 'type' | 'id'>): string => `${type} ${id}`

/** A device that only fetches data of others and continues after the last sync. */
export function reader(signedIn: SyncedDevice) {
  const seen = new Map<string, UserRecord>()
  let position: Position = { cursor: 0 }
  return {
    /** All data of the account, as this device knows it after fetching updates. */
    readOn: async (address: string): Promise<ReadonlyMap<string, UserRecord>> => {
      position = await takeAll(address, signedIn, position, (record) => seen.set(keyOf(record), record))
      return seen
    },
  }
}

const NOTES = 200
const WRITTEN = '2026-11-20T10:00:00.000Z'
const MOST_IN_A_BATCH = 12

/** A device that writes as fast as it gets answers and records the acknowledged data. */
export function writer(signedIn: SyncedDevice, device: string) {
  const acknowledged = new Map<string, UserRecord>()
  let last: Timestamp | undefined
  let total = 0
  /** Batches that are or will be sent and are not acknowledged. */
  let batch: readonly UserRecord[] = []

  const timestamped = (type: string, id: string, value: unknown): UserRecord => {
    last = nextTimestamp(last, Date.now(), device)
    return { type, id, at: last, value }
  }
  const write = (): readonly UserRecord[] => {
    const begin = random(NOTES)
    const notes = Array.from({ length: 1 + random(MOST_IN_A_BATCH) }, (_, index) =>
      timestamped(
        'note',
        `${device}/${(begin + index) % NOTES}`,
        random(8) === 0 ? null : { text: `${device} ${random(1e9)}`, writtenAt: WRITTEN, changedAt: WRITTEN },
      ),
    )
    total += random(33)
    return [...notes, timestamped('dhikr-count', countId('2026-11-21/free', device), total)]
  }
  const sendBatch = async (address: string) => {
    await send(address, signedIn, { cursor: Number.MAX_SAFE_INTEGER }, batch)
    for (const record of batch) acknowledged.set(keyOf(record), record)
    batch = []
  }
  return {
    /** The last acknowledged version of each record, by key. */
    acknowledged: acknowledged as ReadonlyMap<string, UserRecord>,
    /** Sent records without an answer. */
    unanswered: () => batch,
    /** Sends records without an answer again. */
    sendAgain: (address: string) => (batch.length > 0 ? sendBatch(address) : undefined),
    /**
     * Writes until it is stopped. A failed batch is passed to `onRefusal`, which throws by default, and then
     * sent again.
     */
    writeOn: async (address: string, isOver: () => boolean, onRefusal = rethrow) => {
      while (!isOver()) {
        if (batch.length === 0) batch = write()
        try {
          await sendBatch(address)
        } catch (error) {
          if (!isOver()) await onRefusal(String(error))
        }
      }
    },
    /** The total of its counts. */
    total: () => total,
  }
}

function rethrow(refusal: string): Promise<void> {
  throw new Error(refusal)
}

const random = (below: number) => Math.floor(Math.random() * below)
