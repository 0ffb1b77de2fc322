import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mergeLogs } from './merge-logs.ts'
import { parseReadingLog, storedLog } from './parse-reading-log.ts'
import { emptyLog, type ReadingLog, type ReadingSession } from './reading-log.ts'

const instants = fc.constantFrom('2026-01-01T08:00:00Z', '2026-01-02T08:00:00Z', '2026-01-03T08:00:00Z')
const session: fc.Arbitrary<ReadingSession> = fc
  .record({
    id: fc.constantFrom('a', 'b', 'c', 'd'),
    updatedAt: instants,
    day: fc.constantFrom('2026-01-01', '2026-01-02'),
    seconds: fc.integer({ min: 0, max: 3 }),
    removed: fc.boolean(),
  })
  .map(({ removed, ...rest }) => ({
    ...rest,
    createdAt: '2026-01-01T08:00:00Z',
    startedAt: '2026-01-01T08:00:00Z',
    ...(removed && { deletedAt: rest.updatedAt }),
  }))
const log: fc.Arbitrary<ReadingLog> = fc
  .uniqueArray(session, { selector: ({ id }) => id })
  .map((sessions) => mergeLogs({ ...emptyLog, sessions }, emptyLog))

describe('merging', () => {
  it('is idempotent', () => {
    fc.assert(
      fc.property(log, log, (a, b) => {
        const once = mergeLogs(a, b)
        expect(mergeLogs(once, b)).toEqual(once)
        expect(mergeLogs(a, a)).toEqual(a)
      }),
    )
  })
  it('is commutative and associative', () => {
    fc.assert(
      fc.property(log, log, log, (a, b, c) => {
        expect(mergeLogs(a, b)).toEqual(mergeLogs(b, a))
        expect(mergeLogs(mergeLogs(a, b), c)).toEqual(mergeLogs(a, mergeLogs(b, c)))
      }),
    )
  })
  it('keeps the later change and removals', () => {
    const kept = { id: 'a', createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' }
    const a: ReadingSession = { ...kept, day: '2026-01-01', startedAt: kept.createdAt, seconds: 5 }
    const b = { ...a, updatedAt: '2026-01-02T08:00:00Z', deletedAt: '2026-01-02T08:00:00Z' }
    expect(mergeLogs({ ...emptyLog, sessions: [a] }, { ...emptyLog, sessions: [b] }).sessions).toEqual([b])
  })
})

describe('the stored log', () => {
  it('is read back unchanged', () => {
    fc.assert(
      fc.property(log, (some) => {
        const text = JSON.stringify(storedLog(some))
        expect(parseReadingLog(JSON.parse(text))).toEqual({ log: some, broken: [] })
      }),
    )
  })
  it('separates broken entries and keeps the others', () => {
    const good = { id: 'a', createdAt: '2026-01-01T08:00:00Z', updatedAt: '2026-01-01T08:00:00Z' }
    const session = { ...good, day: '2026-01-01', startedAt: good.createdAt, seconds: 5 }
    const bad = [
      null,
      7,
      { ...session, day: '2026-02-30' },
      { ...session, seconds: -1 },
      { ...session, seconds: 90_000 },
      { ...session, range: { first: 5, last: 4 } },
      { ...session, range: { first: 1, last: 6237 } },
      { ...session, id: '' },
      { ...session, startedAt: 'yesterday' },
    ]
    const plan = { ...good, aim: 'quran', range: { first: 1, last: 7 }, startedOn: '2026-01-01' }
    const badPlans = [
      { ...plan, schedule: { from: '2026-01-01', pace: { kind: 'days', days: 0 } } },
      { ...plan, schedule: { from: 'x', pace: { kind: 'days', days: 3 } } },
      { ...plan, aim: 'other', schedule: { from: '2026-01-01', pace: { kind: 'days', days: 3 } } },
    ]
    const badPauses = [{ ...good, from: '2026-01-05', to: '2026-01-04', reason: 'travel' }]
    const parsed = parseReadingLog({
      version: 1,
      plans: badPlans,
      sessions: [...bad, session],
      pauses: badPauses,
    })
    expect(parsed?.log).toEqual({ plans: [], sessions: [session], pauses: [] })
    expect(parsed?.broken).toHaveLength(bad.length + badPlans.length + badPauses.length)
  })
  it('is undefined for other values', () => {
    for (const other of [
      null,
      [],
      'x',
      { version: 2, plans: [], sessions: [], pauses: [] },
      { version: 1 },
    ]) {
      expect(parseReadingLog(other)).toBeUndefined()
    }
  })
})
