import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptRunsIn } from './kept-runs.ts'
import { freshRun, tapped } from './run.ts'

describe('the runs that the device keeps', () => {
  it('are what they were', () => {
    const { run } = tapped(freshRun, [{ target: 1 }, { target: 2 }], { day: '2026-03-02', turn: 'tap' })
    const kept = {
      current: 'a',
      runs: { a: run, b: { ...freshRun, paused: true } },
    }
    expect(keptRunsIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  })
  it('are those that can be understood', () => {
    const runs = { a: { total: -1, lately: [] }, b: { total: 3, lately: [{ day: 'x', taps: 3 }] }, c: 7 }
    expect(keptRunsIn({ runs, current: 4 })).toEqual({ runs: { b: { total: 3, lately: [] } } })
    expect(keptRunsIn('broken')).toBeUndefined()
  })
  it('may be anything at all without harm', () => {
    fc.assert(fc.property(fc.jsonValue(), (found) => void keptRunsIn(found)))
  })
})
