import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { addDays, formatCivilDate, parseCivilDate } from '#shared/core/civil-date.ts'
import { gregorianDate, hijriDate } from './hijri-date.ts'

const { monthStarts } = JSON.parse(
  readFileSync(new URL('./golden/month-starts.json', import.meta.url), 'utf8'),
) as { monthStarts: Record<string, string[]> }

const starts = Object.entries(monthStarts).flatMap(([year, days]) =>
  days.map((start, index) => ({ year: Number(year), month: index + 1, start })),
)

describe('the 840 official month starts of 1431–1500', () => {
  it('are complete', () => {
    expect(starts).toHaveLength(840)
  })

  it('are the civil days of the first of each month', () => {
    const wrong = starts.filter(
      ({ year, month, start }) => formatCivilDate(gregorianDate({ year, month, day: 1 })) !== start,
    )
    expect(wrong).toEqual([])
  })

  it('convert to the first of the month, and the day before to the last of the previous month', () => {
    const wrong = starts.filter(({ year, month, start }) => {
      const date = parseCivilDate(start)
      if (!date) return true
      const first = hijriDate(date)
      const before = hijriDate(addDays(date, -1))
      return (
        first.year !== year ||
        first.month !== month ||
        first.day !== 1 ||
        before.day !== before.monthLength ||
        before.month !== (month === 1 ? 12 : month - 1)
      )
    })
    expect(wrong).toEqual([])
  })
})
