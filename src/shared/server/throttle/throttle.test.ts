import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { type Budget, countAttempt, dropOldAttempts, forgiveAttempt } from './throttle.ts'

const MINUTE = 60_000
const at = (ms: number) => new Date(Date.UTC(2026, 10, 21) + ms)
const budget = (key: string, free = 3): Budget => ({ key, free, pauseMs: MINUTE, longestMs: 10 * MINUTE })

let server: TestApp
beforeAll(async () => {
  server = await testApp()
})
afterAll(() => server.close())

describe('attempts', () => {
  it('are free at first, then wait longer and longer, up to a limit', async () => {
    const { database } = server.services
    const mine = [budget('one')]
    let now = 0
    const pauses: number[] = []
    for (let number = 0; number < 10; number++) {
      const wait = await countAttempt(database, mine, at(now))
      pauses.push(wait / MINUTE)
      if (wait === 0) continue
      expect(await countAttempt(database, mine, at(now + wait - 1))).toBeCloseTo(1)
      now += wait
      expect(await countAttempt(database, mine, at(now))).toBe(0)
    }
    expect(pauses.map(Math.round)).toEqual([0, 0, 0, 1, 2, 4, 8, 10, 10, 10])
  })

  it('leave those of others unchanged, and are reset after a day without one', async () => {
    const { database } = server.services
    for (let number = 0; number < 3; number++) await countAttempt(database, [budget('two')], at(0))
    expect(await countAttempt(database, [budget('two')], at(1))).toBeGreaterThan(0)
    expect(await countAttempt(database, [budget('three')], at(1))).toBe(0)
    const later = 86_400_000 + 1
    for (let number = 0; number < 3; number++) {
      expect(await countAttempt(database, [budget('two')], at(later))).toBe(0)
    }
    expect(await countAttempt(database, [budget('two')], at(later))).toBeGreaterThan(0)
  })

  it('are counted in every budget or in none', async () => {
    const { database } = server.services
    const [wide, narrow] = [budget('wide', 3), budget('narrow', 1)]
    expect(await countAttempt(database, [wide, narrow], at(0))).toBe(0)
    for (let number = 0; number < 5; number++) {
      expect(await countAttempt(database, [wide, narrow], at(0))).toBeGreaterThan(0)
    }
    expect(await countAttempt(database, [wide], at(0))).toBe(0)
    expect(await countAttempt(database, [wide], at(0))).toBe(0)
    expect(await countAttempt(database, [wide], at(0))).toBeGreaterThan(0)
  })

  it('pass no more often if made at the same time', async () => {
    const all = Array.from({ length: 20 }, () =>
      countAttempt(server.services.database, [budget('storm', 5)], at(0)),
    )
    expect((await Promise.all(all)).filter((wait) => wait === 0)).toHaveLength(5)
  })

  it('are free in any order of arrival, also with different clocks', async () => {
    const { database } = server.services
    for (const ms of [5000, 1000, 3000]) {
      expect(await countAttempt(database, [budget('late', 3)], at(ms))).toBe(0)
    }
    expect(await countAttempt(database, [budget('late', 3)], at(5000 + MINUTE - 1))).toBeCloseTo(1)
    expect(await countAttempt(database, [budget('late', 3)], at(5000 + MINUTE))).toBe(0)
  })

  it('are uncounted if they succeed, and those of one key are reset', async () => {
    const { database } = server.services
    const [wide, narrow] = [budget('wide net', 2), budget('narrow pair', 1)]
    for (let number = 0; number < 20; number++) {
      expect(await countAttempt(database, [wide, narrow], at(0))).toBe(0)
      await forgiveAttempt(database, { counted: [wide], cleared: [narrow] })
    }
  })

  it('never pass more often than the pauses allow', async () => {
    await fc.assert(
      fc.asyncProperty(fc.uuid(), fc.array(fc.nat(5 * MINUTE), { maxLength: 12 }), async (key, gaps) => {
        const mine = budget(key, 2)
        let [now, passed, last] = [0, 0, 0]
        for (const gap of gaps) {
          now += gap
          const wait = await countAttempt(server.services.database, [mine], at(now))
          const pause = passed < 2 ? 0 : Math.min(10 * MINUTE, MINUTE * 2 ** (passed - 2))
          expect(wait === 0).toBe(passed === 0 || now - last >= pause)
          if (wait > 0) continue
          passed += 1
          last = now
        }
      }),
      { numRuns: 30 },
    )
  })

  it('are deleted once they no longer count', async () => {
    const { database } = server.services
    await dropOldAttempts(database, at(40 * 86_400_000))
    expect((await database.db.execute('select * from rate_limits')).rows).toEqual([])
  })
})
