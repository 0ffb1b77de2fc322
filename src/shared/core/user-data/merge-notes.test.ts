import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MOST_VERSIONS, outdatedVersions, versionParts } from './merge-notes.ts'

const NOW = Date.parse('2026-11-21T12:00:00.000Z')
const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const version = (ago: number, note = 'n') => `${note}/${new Date(NOW - ago).toISOString()}`
const retained = (ids: readonly string[], now = NOW) => {
  const outdated = new Set(outdatedVersions(ids, now))
  return ids.filter((id) => !outdated.has(id)).sort()
}

describe('merging the histories of a note', () => {
  it('keeps every version of the last thirty days', () => {
    const month = Array.from({ length: 30 }, (_, day) => version(day * DAY))
    expect(retained([...month, version(MINUTE)])).toHaveLength(31)
  })

  it('keeps the last version of each earlier day', () => {
    const [morning, evening, other] = [version(40 * DAY + 60 * MINUTE), version(40 * DAY), version(41 * DAY)]
    expect(retained([morning, evening, other])).toEqual([other, evening])
  })

  it(`keeps at most the latest ${MOST_VERSIONS} versions`, () => {
    const busy = Array.from({ length: MOST_VERSIONS + 2 }, (_, turn) => version(turn * MINUTE))
    expect(outdatedVersions(busy, NOW).toSorted()).toEqual(busy.slice(MOST_VERSIONS).sort())
  })

  it('counts each note separately', () => {
    const busy = Array.from({ length: MOST_VERSIONS }, (_, turn) => version(turn * MINUTE))
    const other = [version(50 * DAY, 'other'), version(50 * DAY + MINUTE, 'another')]
    expect(outdatedVersions([...busy, ...other], NOW)).toEqual([])
  })

  it('ignores ids that are not versions', () => {
    const strange = ['n', 'n/yesterday', '/2026-01-01T00:00:00.000Z', 'n/draft/later']
    expect(outdatedVersions(strange, NOW)).toEqual([])
    expect(versionParts('n/yesterday')).toBeUndefined()
    expect(versionParts('a/b/2026-01-01T00:00:00.000Z')?.note).toBe('a/b')
  })

  it('ends the same on devices that knew different versions', () => {
    const ids = fc.uniqueArray(
      fc.integer({ min: 0, max: 400 * 24 }).map((hours) => version(hours * 60 * MINUTE)),
      { maxLength: 200 },
    )
    fc.assert(
      fc.property(ids, ids, fc.nat(60 * DAY), (one, two, wait) => {
        const both = [...new Set([...one, ...two])]
        const met = [...new Set([...retained(one), ...retained(two)])]
        expect(retained(met, NOW + wait)).toEqual(retained(both, NOW + wait))
      }),
    )
  })
})
