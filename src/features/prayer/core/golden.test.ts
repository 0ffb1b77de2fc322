import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { parseCivilDate } from '#shared/core/civil-date.ts'
import { prayerDay } from './prayer-day.ts'
import type { PrayerDayRequest } from './prayer-day-request.ts'
import { type PrayerName, prayerNames } from './prayer-names.ts'

/** Published times of some days by one method; `null` for times that were not published. */
interface Golden extends Omit<PrayerDayRequest, 'date' | 'source'> {
  readonly source: string
  readonly toleranceMinutes: number
  /** The times that match to the minute. */
  readonly exact?: readonly PrayerName[]
  readonly days: Readonly<Record<string, readonly (string | null)[]>>
}

const folder = new URL('./golden/', import.meta.url)
const goldens = readdirSync(folder).map(
  (file) => [file, JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Golden] as const,
)

/** Minutes from one clock time to another, by the shorter way around midnight. */
function minutesApart(a: string, b: string): number {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const apart = Math.abs(minutes(a) - minutes(b))
  return Math.min(apart, 24 * 60 - apart)
}

describe.each(goldens)('%s', (_file, { source, toleranceMinutes, exact = [], days, ...request }) => {
  it('states the source of the figures and their tolerance', () => {
    expect(source.length).toBeGreaterThan(20)
    expect(toleranceMinutes).toBeLessThanOrEqual(2)
  })

  it.each(Object.entries(days))('matches the published times of %s', (text, published) => {
    const date = parseCivilDate(text)
    if (!date) throw new Error(`${text} is not a date.`)
    const day = prayerDay({ ...request, date })
    expect(published).toHaveLength(prayerNames.length)
    const tooFar = prayerNames.filter((name, index) => {
      const expected = published[index]
      const tolerance = exact.includes(name) ? 0 : toleranceMinutes
      return typeof expected === 'string' && minutesApart(day[name], expected) > tolerance
    })
    expect(
      tooFar.map((name) => `${name} ${day[name]}, published ${published[prayerNames.indexOf(name)]}`),
    ).toEqual([])
  })
})
