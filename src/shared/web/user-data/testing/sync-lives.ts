import fc from 'fast-check'
import { expect } from 'vitest'
import { sumCounts } from '#shared/core/user-data/merge-records.ts'
import type { RecordDatabase } from '../record-database.ts'
import { type SyncAnswer, type SyncBody, syncOnce } from '../sync.ts'

export const NOTE = 'note'
const COUNT = 'dhikr-count'
const DAY_MS = 86_400_000

/** A device with a possibly wrong clock. */
export interface Device {
  readonly now: () => number
  readonly database: RecordDatabase
}

/** Four devices of one account, and a clock. The last device is new at the end. */
export interface SyncWorld {
  readonly devices: readonly Device[]
  /** The account. */
  readonly send: (body: SyncBody) => Promise<SyncAnswer>
  readonly pass: (ms: number) => void
}

const device = fc.nat(2)
const step = fc.oneof(
  fc.record({ do: fc.constant('write' as const), device, id: fc.nat(4), text: fc.nat(99) }),
  fc.record({ do: fc.constant('remove' as const), device, id: fc.nat(4) }),
  fc.record({
    do: fc.constant('count' as const),
    device,
    id: fc.nat(2),
    add: fc.integer({ min: -1, max: 9 }),
  }),
  fc.record({ do: fc.constant('sync' as const), device }),
  fc.record({ do: fc.constant('all-sync-at-once' as const) }),
  /** The account stored the batch, but its answer was lost. */
  fc.record({ do: fc.constant('lost-answer' as const), device }),
  /** The request was lost. */
  fc.record({ do: fc.constant('lost-call' as const), device, calls: fc.nat(2) }),
  /** An earlier batch is repeated. */
  fc.record({ do: fc.constant('again' as const), which: fc.nat(999) }),
  fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 1, max: 7 * DAY_MS }) }),
)
export type Step = typeof step extends fc.Arbitrary<infer Each> ? Each : never

const skew = fc.integer({ min: -400 * DAY_MS, max: 400 * DAY_MS })

/** The clock errors of the four devices in milliseconds, and the sequence of events. */
export const lives = fc.tuple(
  fc.tuple(skew, skew, skew, skew),
  fc.array(step, { maxLength: 60, size: 'max' }),
)

/** The final state of the devices, and the expected one. */
interface End {
  readonly states: readonly { readonly notes: object; readonly counts: object }[]
  readonly unsent: number
  readonly counted: object
  /** Notes that were written and not removed. */
  readonly standing: readonly string[]
}

/** Runs `steps`, then lets every device sync until all have everything, and closes their databases. */
export async function liveThrough(world: SyncWorld, steps: readonly Step[]): Promise<End> {
  const { devices, send, pass } = world
  const sent: SyncBody[] = []
  const sending = (body: SyncBody) => {
    if (body.records.length > 0) sent.push(body)
    return send(body)
  }
  const counted = new Map<string, number>()
  const [written, removed] = [new Set<string>(), new Set<string>()]
  for (const each of steps) {
    if (each.do === 'wait') pass(each.ms)
    else if (each.do === 'again') {
      const batch = sent[each.which % sent.length]
      if (batch) await send(batch)
    } else if (each.do === 'all-sync-at-once') {
      await Promise.all(devices.slice(0, 3).map((own) => syncOnce({ ...own, send: sending })))
    } else {
      const own = deviceOf(world, each.device)
      if (each.do === 'write') {
        written.add(`n${each.id}`)
        await own.database.change(NOTE, [{ id: `n${each.id}`, value: each.text }])
      } else if (each.do === 'remove') {
        removed.add(`n${each.id}`)
        await own.database.change(NOTE, [{ id: `n${each.id}`, value: null }])
      } else if (each.do === 'count') {
        counted.set(`c${each.id}`, (counted.get(`c${each.id}`) ?? 0) + each.add)
        await own.database.change(COUNT, [{ id: `c${each.id}`, add: each.add }])
      } else if (each.do === 'sync') {
        await syncOnce({ ...own, send: sending })
      } else await breakOff(own, send, each)
    }
  }
  pass(1000)
  for (const index of [0, 1, 2, 0, 1, 2, 3]) await syncOnce({ ...deviceOf(world, index), send })
  const states = await Promise.all(devices.map(({ database }) => stateOf(database)))
  const pending = await Promise.all(devices.map(({ database }) => database.countPending(new Set())))
  for (const { database } of devices) database.close()
  return {
    states,
    unsent: pending.reduce((sum, count) => sum + count, 0),
    counted: Object.fromEntries(counted),
    standing: [...written].filter((id) => !removed.has(id)),
  }
}

/**
 * Every device has the same data: all that was counted or written and not removed, with nothing left to sync.
 */
export function expectEqualAndComplete({ states, counted, standing, unsent }: End): void {
  const [first] = states
  expect(states).toEqual([first, first, first, first])
  expect(first?.counts).toEqual(counted)
  expect(Object.keys(first?.notes ?? {})).toEqual(expect.arrayContaining([...standing]))
  expect(unsent).toBe(0)
}

const NO_NETWORK = 'The network is gone.'

/** A sync that loses the network before or after the account has received a batch. */
async function breakOff(
  own: Device,
  send: SyncWorld['send'],
  how: { readonly do: 'lost-answer' } | { readonly do: 'lost-call'; readonly calls: number },
): Promise<void> {
  let calls = how.do === 'lost-call' ? how.calls : 1
  const ended = syncOnce({
    ...own,
    send: async (body) => {
      calls -= 1
      if (calls >= 0) return send(body)
      if (how.do === 'lost-answer') await send(body)
      throw new Error(NO_NETWORK)
    },
  })
  await ended.catch((error) => {
    if (error.message !== NO_NETWORK) throw error
  })
}

function deviceOf({ devices }: SyncWorld, index: number): Device {
  const found = devices[index]
  if (!found) throw new RangeError(`There is no device ${index}.`)
  return found
}

const stateOf = async (database: RecordDatabase) => ({
  notes: Object.fromEntries(await database.readType(NOTE)),
  counts: Object.fromEntries(sumCounts((await database.readType(COUNT)) as ReadonlyMap<string, number>)),
})
