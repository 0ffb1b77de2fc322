import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { moonMomentNames, moonMoments } from './moon-moments.ts'

const { toleranceMinutes, phases } = JSON.parse(
  readFileSync(new URL('./golden/moon-phases-2025.json', import.meta.url), 'utf8'),
) as { toleranceMinutes: number; phases: Record<string, string[]> }

const moments = moonMoments(Date.parse('2025-01-01T00:00Z'), Date.parse('2026-01-01T00:00Z'))

describe('the moon’s phases', () => {
  it.each(moonMomentNames)('include every %s of 2025 at its published time', (name) => {
    const found = moments.filter((moment) => moment.name === name).map(({ instant }) => instant)
    const published = phases[name]?.map((text) => Date.parse(`${text}Z`)) ?? []
    expect(published.length).toBeGreaterThanOrEqual(12)
    expect(found).toHaveLength(published.length)
    const minutesOff = published.map((instant, index) => Math.abs((found[index] ?? 0) - instant) / 60_000)
    expect(Math.max(...minutesOff)).toBeLessThanOrEqual(toleranceMinutes)
  })

  it('follow each other at intervals of six to nine days over the whole calendar', () => {
    const all = moonMoments(Date.parse('1937-03-01T00:00Z'), Date.parse('2077-12-01T00:00Z'))
    expect(all.length).toBeGreaterThan(6900)
    const wrong = all.filter(({ name, instant }, index) => {
      const before = all[index - 1]
      if (!before) return false
      const days = (instant - before.instant) / 86_400_000
      const follows = moonMomentNames.indexOf(name) === (moonMomentNames.indexOf(before.name) + 1) % 4
      return !follows || days < 6 || days > 9
    })
    expect(wrong).toEqual([])
  })

  it('include the full moon of 28 September 2015, which was eclipsed at 2:47 UTC', () => {
    const [full] = moonMoments(Date.parse('2015-09-27T00:00Z'), Date.parse('2015-09-29T00:00Z'))
    expect(full?.name).toBe('full_moon')
    expect(Math.abs((full?.instant ?? 0) - Date.parse('2015-09-28T02:50Z'))).toBeLessThan(5 * 60_000)
  })
})
