import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { afterTap, newSession } from './counting-session.ts'
import { parseSavedSessions } from './saved-sessions.ts'

describe('parseSavedSessions', () => {
  it('reads back what was saved', () => {
    const { session } = afterTap(newSession, [{ target: 1 }, { target: 2 }], {
      day: '2026-03-02',
      turn: 'tap',
    })
    const saved = {
      current: 'a',
      runs: { a: session, b: { ...newSession, paused: true } },
    }
    expect(parseSavedSessions(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  })
  it('leaves out what is malformed', () => {
    const runs = { a: { total: -1, lately: [] }, b: { total: 3, lately: [{ day: 'x', taps: 3 }] }, c: 7 }
    expect(parseSavedSessions({ runs, current: 4 })).toEqual({ runs: { b: { total: 3, lately: [] } } })
    expect(parseSavedSessions('broken')).toBeUndefined()
  })
  it('never throws', () => {
    fc.assert(fc.property(fc.jsonValue(), (found) => void parseSavedSessions(found)))
  })
})
