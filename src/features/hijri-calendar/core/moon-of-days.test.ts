import { expect, it } from 'vitest'
import { type CivilDate, formatCivilDate } from '#shared/core/civil-date.ts'
import { gregorianDate } from './hijri-date.ts'
import { moonOfDays } from './moon-of-days.ts'

const first: CivilDate = { year: 2025, month: 2, day: 1 }
const last: CivilDate = { year: 2025, month: 3, day: 31 }

it('assigns phases to the day at the place', () => {
  // New moon on 28 February 2025 at 00:45 UTC: in Los Angeles it was still the 27th.
  const inRiyadh = moonOfDays(first, last, 'Asia/Riyadh')
  const inLosAngeles = moonOfDays(first, last, 'America/Los_Angeles')
  expect(inRiyadh.get('2025-02-28')).toMatchObject({ phase: 'new_moon', isMoment: true })
  expect(inRiyadh.get('2025-02-27')).toMatchObject({ phase: 'waning_crescent', isMoment: false })
  expect(inLosAngeles.get('2025-02-27')).toMatchObject({ phase: 'new_moon', isMoment: true })
  expect(inLosAngeles.get('2025-02-28')).toMatchObject({ phase: 'waxing_crescent', isMoment: false })
})

it('gives every day a moon whose light agrees with its phase', () => {
  const moons = [...moonOfDays(first, last, 'Europe/London').values()]
  expect(moons).toHaveLength(59)
  for (const { phase, lit } of moons) {
    if (phase === 'full_moon') expect(lit).toBeGreaterThan(0.97)
    if (phase === 'new_moon') expect(lit).toBeLessThan(0.03)
    if (phase.endsWith('crescent')) expect(lit).toBeLessThan(0.55)
    if (phase.endsWith('gibbous')) expect(lit).toBeGreaterThan(0.45)
  }
  expect(new Set(moons.map(({ phase }) => phase)).size).toBe(8)
})

it('begins a month of the Umm al-Qura calendar with a young moon', () => {
  for (let month = 1; month <= 12; month++) {
    const day = gregorianDate({ year: 1447, month, day: 2 })
    const moon = moonOfDays(day, day, 'Asia/Riyadh').get(formatCivilDate(day))
    expect(moon?.lit).toBeLessThan(0.12)
  }
})
