import umalqura from '@umalqura/core'
import { expect, it } from 'vitest'
import { hijriDate } from './hijri-date.ts'
import { FIRST_HIJRI_YEAR, LAST_HIJRI_YEAR, tableMonthLength } from './month-lengths.ts'

/** A CommonJS package: with native loading its exports are one level deeper. */
const { $: calendar } = 'default' in umalqura ? (umalqura.default as typeof umalqura) : umalqura

const months = Array.from({ length: (LAST_HIJRI_YEAR - FIRST_HIJRI_YEAR + 1) * 12 }, (_, index) => ({
  year: FIRST_HIJRI_YEAR + Math.floor(index / 12),
  month: (index % 12) + 1,
}))

it('equals @umalqura/core in the length of every month', () => {
  const different = months.filter(
    ({ year, month }) => tableMonthLength(year, month) !== calendar.getDaysInMonth(year, month),
  )
  expect(months).toHaveLength(1740)
  expect(different).toEqual([])
})

it('equals @umalqura/core in the first day of every month', () => {
  const different = months.filter(({ year, month }) => {
    const { gy, gm, gd } = calendar.hijriToGregorian(year, month, 1)
    const hijri = hijriDate({ year: gy, month: gm + 1, day: gd })
    return hijri.year !== year || hijri.month !== month || hijri.day !== 1
  })
  expect(different).toEqual([])
})
