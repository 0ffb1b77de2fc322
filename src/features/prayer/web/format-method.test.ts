import { describe, expect, it } from 'vitest'
import { addressesIn } from './format-method.ts'

describe('the web addresses in a source', () => {
  it.each([
    ['AlAdhan (aladhan.com/calculation-methods)', ['aladhan.com/calculation-methods']],
    [
      'published days collected by adhan-js; vakithesaplama.diyanet.gov.tr/temkin.php. The calendar is the same',
      ['adhan-js', 'vakithesaplama.diyanet.gov.tr/temkin.php'],
    ],
    ['Perpetual timetable of Dar al-Fatwa: Fajr between 19.1° and 20°', []],
  ])('of %s', (source, addresses) => expect(addressesIn(source)).toEqual(addresses))
})
