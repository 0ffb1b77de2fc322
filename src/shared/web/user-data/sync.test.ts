import 'fake-indexeddb/auto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { UserRecord } from '#shared/core/user-data/record.ts'
import { nextTimestamp } from '#shared/core/user-data/timestamp.ts'
import { openRecords, type RecordDatabase } from './record-database.ts'
import { type SyncAnswer, syncOnce } from './sync.ts'
import { expectEqualAndComplete, NOTE as KIND, lives, liveThrough } from './testing/sync-lives.ts'

const RUNS = 60
const BEGIN = Date.UTC(2026, 10, 21)
const WEEK_MS = 7 * 86_400_000

let made = 0
/** Devices with wrong clocks, and an account that keeps the later version, like the server. */
async function world(skews: readonly number[]) {
  let time = BEGIN
  const stored = new Map<string, UserRecord & { seq: number }>()
  let seq = 0
  const account = (body: { after: number; records: readonly UserRecord[] }, page = 3): SyncAnswer => {
    for (const record of body.records) {
      const key = `${record.type} ${record.id}`
      const known = stored.get(key)
      if (known && known.at >= record.at) continue
      seq += 1
      stored.set(key, { ...record, seq })
    }
    const after = [...stored.values()]
      .filter((record) => record.seq > body.after)
      .sort((a, b) => a.seq - b.seq)
    const records = after.slice(0, page)
    return {
      records: records.map(({ seq: _, ...record }) => record),
      cursor: records.at(-1)?.seq ?? body.after,
      more: after.length > page,
      now: time,
    }
  }
  const devices = await Promise.all(
    skews.map(async (skew) => {
      made += 1
      const now = () => time + skew
      return { now, database: await openRecords(`test-${made}`, { now }) }
    }),
  )
  const send = (body: { after: number; records: readonly UserRecord[] }) => Promise.resolve(account(body))
  return {
    devices,
    account,
    stored,
    pass: (ms: number) => {
      time += ms
    },
    sync: (index: number, through = send) => {
      const device = devices[index]
      if (!device) throw new Error('no such device')
      return syncOnce({ database: device.database, send: through, now: device.now })
    },
    send,
  }
}

describe('devices that sync with one account', () => {
  it('end equal and complete with wrong clocks, in any order and with interruptions', async () => {
    await fc.assert(
      fc.asyncProperty(lives, async ([skews, steps]) => {
        expectEqualAndComplete(await liveThrough(await world(skews), steps))
      }),
      { numRuns: RUNS },
    )
  }, 120_000)

  it('lets the later change win although its device’s clock is a year slow', async () => {
    const { devices, sync, pass } = await world([-365 * 86_400_000, 0])
    const [slow, right] = devices
    await right?.database.change(KIND, [{ id: 'a', value: 'earlier' }])
    await sync(1)
    pass(60_000)
    await slow?.database.change(KIND, [{ id: 'a', value: 'later' }])
    await sync(0)
    await sync(1)
    expect(await right?.database.readType(KIND)).toEqual(new Map([['a', 'later']]))
  })

  it('sends nothing of a device-only type, and everything once it may sync', async () => {
    const { devices, account, stored } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    await database.change('pause', [{ id: 'p', value: 1 }])
    await database.change(KIND, [{ id: 'a', value: 1 }])
    const send = (body: { after: number; records: readonly UserRecord[] }) => Promise.resolve(account(body))
    await syncOnce({ database, send, deviceOnly: new Set(['pause']), now: () => BEGIN })
    expect([...stored.keys()]).toEqual(['note a'])
    await syncOnce({ database, send, now: () => BEGIN })
    expect([...stored.keys()]).toEqual(['note a', 'pause p'])
  })

  it('reports received changes after an interruption', async () => {
    const { devices, account, sync } = await world([0, 0])
    await devices[0]?.database.change(
      KIND,
      [1, 2, 3, 4].map((id) => ({ id: `${id}`, value: id })),
    )
    await sync(0)
    const changed = new Set<string>()
    const database = devices[1]?.database as RecordDatabase
    let calls = 0
    const send = (body: { after: number; records: readonly UserRecord[] }) => {
      calls += 1
      return calls === 2 ? Promise.reject(new Error('No network.')) : Promise.resolve(account(body))
    }
    await expect(syncOnce({ database, send, changed, now: () => BEGIN })).rejects.toThrow('No network.')
    expect([...changed]).toEqual([KIND])
    expect((await database.readType(KIND)).size).toBe(3)
  })

  it('divides records into requests that the server accepts', async () => {
    const { devices, account } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    const text = 'م'.repeat(15_000)
    await database.change(
      KIND,
      Array.from({ length: 9 }, (_, index) => ({ id: `${index}`, value: text })),
    )
    const sizes: number[] = []
    await syncOnce({
      database,
      now: () => BEGIN,
      send: (body) => {
        sizes.push(new TextEncoder().encode(JSON.stringify(body)).length)
        return Promise.resolve(account(body, 500))
      },
    })
    expect(sizes.length).toBeGreaterThan(4)
    expect(Math.max(...sizes)).toBeLessThan(100_000)
  })

  it('sends changes made during a request the next time', async () => {
    const { devices, sync, send, stored } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    await database.change(KIND, [{ id: 'a', value: 'before' }])
    let calls = 0
    await sync(0, async (body) => {
      const answer = await send(body)
      calls += 1
      if (calls === 2) await database.change(KIND, [{ id: 'a', value: 'meanwhile' }])
      return answer
    })
    expect(await database.readType(KIND)).toEqual(new Map([['a', 'meanwhile']]))
    await sync(0)
    expect(stored.get('note a')?.value).toBe('meanwhile')
    expect(await database.countPending(new Set())).toBe(0)
  })

  it.each([400, 413, 422, 500])('continue after a record that is rejected with %i', async (status) => {
    const { devices, sync, send, stored } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    const ids = Array.from({ length: 20 }, (_, index) => `n${index}`)
    await database.change(
      KIND,
      ids.map((id) => ({ id, value: id })),
    )
    const picky = (body: { after: number; records: readonly UserRecord[] }) => {
      if (body.records.some(({ id }) => id === 'n7')) throw Object.assign(new Error('rejected'), { status })
      return send(body)
    }
    const ended = sync(0, picky)
    if (status === 500) await expect(ended).rejects.toThrow('rejected')
    else await ended
    expect(stored.size).toBe(19)
    expect(await database.countPending(new Set()), 'it is still known not to be there').toBe(1)
    const named = (await database.rejected(new Set())).map(({ id, value }) => [id, value])
    expect(named, 'and which one it is').toEqual(status === 500 ? [] : [['n7', 'n7']])
    expect(await database.rejected(new Set([KIND])), 'nobody offered what stays here').toEqual([])
    await database.change(KIND, [{ id: 'n7', value: 'better' }])
    await sync(0)
    expect(stored.size).toBe(20)
  })

  it('sends rejected records again on request, except deleted ones', async () => {
    const { devices, sync, send, stored } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    await database.change(KIND, [
      { id: 'a', value: 'rejected for a day' },
      { id: 'b', value: 'rejected for good' },
    ])
    const refuse = (body: { after: number; records: readonly UserRecord[] }) =>
      body.records.length > 0 ? Promise.reject(Object.assign(new Error('no'), { status: 400 })) : send(body)
    await sync(0, refuse)
    expect((await database.rejected(new Set())).map(({ id }) => id)).toEqual(['a', 'b'])
    await database.change(KIND, [{ id: 'b', value: null }])
    await sync(0, refuse)
    expect((await database.rejected(new Set())).map(({ id }) => id)).toEqual(['a'])
    expect(await database.countPending(new Set())).toBe(1)
    await database.retryRejected()
    await sync(0)
    expect(await database.rejected(new Set())).toEqual([])
    expect([...stored.keys()]).toContain('note a')
  })

  it('accepts a record that is too long only if it was stored here before', async () => {
    const { devices } = await world([0])
    const database = devices[0]?.database as RecordDatabase
    const long = { id: 'a', value: 'a'.repeat(20_001) }
    await expect(database.change(KIND, [long])).rejects.toThrow(RangeError)
    await database.change(KIND, [{ ...long, asItWas: true }])
    expect(await database.readType(KIND)).toEqual(new Map([['a', long.value]]))
  })

  it('sends everything again to an account that was restored to an earlier state', async () => {
    const { devices, sync, stored } = await world([0, 0])
    await devices[0]?.database.change(KIND, [
      { id: 'a', value: 1 },
      { id: 'b', value: 2 },
    ])
    await sync(0)
    stored.clear()
    const restored = async (body: { after: number; records: readonly UserRecord[] }): Promise<SyncAnswer> => {
      const seq = stored.size
      for (const record of body.records)
        stored.set(`${record.type} ${record.id}`, { ...record, seq: seq + 1 })
      return { records: [], cursor: Math.min(body.after, stored.size), more: false, now: BEGIN }
    }
    await sync(0, restored)
    expect([...stored.keys()].sort()).toEqual(['note a', 'note b'])
  })

  it('ignores an answer that isn’t the server’s', async () => {
    const { devices, sync } = await world([0])
    for (const answer of [{}, { records: [], now: 1 }, { records: [{}], cursor: 1, more: false, now: 1 }]) {
      await expect(sync(0, () => Promise.resolve(answer as SyncAnswer))).rejects.toThrow(TypeError)
    }
    expect(await devices[0]?.database.position()).toEqual({ cursor: 0 })
  })

  it('ignores an answer that arrives after sign-out', async () => {
    const { devices, sync, account } = await world([0, 0])
    await devices[1]?.database.change(KIND, [{ id: 'a', value: 'private' }])
    await sync(1)
    const here = devices[0]?.database as RecordDatabase
    for (const word of ['at the first sync', 'at a later one']) {
      await here.change(KIND, [{ id: 'own', value: word }])
      const late = sync(0, async (body) => {
        const answer = account(body)
        await here.removeSent()
        return answer
      })
      await expect(late).rejects.toThrow('removed since')
      expect(await here.readType(KIND), 'what was not sent stays').toEqual(new Map([['own', word]]))
    }
  })

  it('leaves no timestamp in the future after a clock was wrong', async () => {
    let now = BEGIN
    const database = await openRecords('wrong-for-a-while', { now: () => now })
    now = BEGIN + WEEK_MS
    await database.change(KIND, [{ id: 'a', value: 1 }])
    now = BEGIN
    await database.change(KIND, [{ id: 'b', value: 2 }])
    await database.setClock(0)
    const timestamps = (await database.pending(9, new Set())).map(({ at }) => at)
    expect(timestamps).toHaveLength(2)
    for (const at of timestamps) expect(at <= nextTimestamp(undefined, BEGIN + 1, 'z'.repeat(16))).toBe(true)
  })

  it('rejects a value that is larger than an account accepts', async () => {
    const { devices } = await world([0])
    const change = devices[0]?.database.change(KIND, [{ id: 'a', value: 'x'.repeat(20_001) }])
    await expect(change).rejects.toThrow(RangeError)
  })
})
