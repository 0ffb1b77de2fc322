import { nextStamp, type Stamp } from '#shared/core/own-things/stamp.ts'
import { countId, type Thing } from '#shared/core/own-things/thing.ts'
import { type SyncedDevice, send, takeAll } from '../lib/synced-device.ts'

export const keyOf = ({ kind, id }: Pick<Thing, 'kind' | 'id'>): string => `${kind} ${id}`

/** A device that takes what others wrote and writes nothing; it goes on from where it stood. */
export function reader(signedIn: SyncedDevice) {
  const seen = new Map<string, Thing>()
  let cursor = 0
  return {
    /** Everything of the account, as this device knows it after taking what is new. */
    readOn: async (address: string): Promise<ReadonlyMap<string, Thing>> => {
      cursor = await takeAll(address, signedIn, cursor, (thing) => seen.set(keyOf(thing), thing))
      return seen
    },
  }
}

const NOTES = 200
const MOST_IN_A_BATCH = 12

/** A device that writes as fast as it is answered and remembers what was acknowledged. */
export function writer(signedIn: SyncedDevice, device: string) {
  const acknowledged = new Map<string, Thing>()
  let last: Stamp | undefined
  let total = 0
  /** Sent, or about to be, and not answered. */
  let batch: readonly Thing[] = []

  const stamped = (kind: string, id: string, value: unknown): Thing => {
    last = nextStamp(last, Date.now(), device)
    return { kind, id, at: last, value }
  }
  const write = (): readonly Thing[] => {
    const begin = random(NOTES)
    const notes = Array.from({ length: 1 + random(MOST_IN_A_BATCH) }, (_, index) =>
      stamped(
        'note',
        `${device}/${(begin + index) % NOTES}`,
        random(8) === 0 ? null : `${device} ${random(1e9)}`,
      ),
    )
    total += random(33)
    return [...notes, stamped('dhikr-count', countId('2026-11-21/free', device), total)]
  }
  const sendBatch = async (address: string) => {
    await send(address, signedIn, Number.MAX_SAFE_INTEGER, batch)
    for (const thing of batch) acknowledged.set(keyOf(thing), thing)
    batch = []
  }
  return {
    /** By key, the last version of each thing that was acknowledged. */
    acknowledged: acknowledged as ReadonlyMap<string, Thing>,
    /** What was sent and not answered. */
    unanswered: () => batch,
    /** Sends again what was not answered. */
    sendAgain: (address: string) => (batch.length > 0 ? sendBatch(address) : undefined),
    /** Writes until the server is gone. */
    writeOn: async (address: string, isGone: () => boolean) => {
      while (!isGone()) {
        batch = write()
        try {
          await sendBatch(address)
        } catch (error) {
          if (!isGone()) throw error
        }
      }
    },
    /** All that it ever counted. */
    total: () => total,
  }
}

const random = (below: number) => Math.floor(Math.random() * below)
