import { describe, expect, it } from 'vitest'
import { filterMosques } from './filter-mosques.ts'

const fatih = {
  name: 'Fatih Mosque',
  nativeName: 'Fatih Camii',
  arabicName: 'جامع الفاتح',
  address: 'İstanbul, Türkiye',
  amenities: ['parking', 'wheelchair'] as const,
  verified: true,
}
const other = {
  ...fatih,
  name: 'Süleymaniye',
  nativeName: '',
  arabicName: 'جامع السليمانية',
  amenities: [],
  verified: false,
}
const none = { text: '', amenities: [], verifiedOnly: false }
const found = (filters: object) =>
  filterMosques([fatih, other], { ...none, ...filters }).map(({ name }) => name)

describe('mosques that fit', () => {
  it.each([
    ['', 2],
    ['  ', 2],
    ['FATIH', 1],
    ['camii fatih', 1],
    ['suleymaniye', 1],
    ['istanbul', 2],
    ['turkiye süley', 1],
    ['الفاتح', 1],
    ['السليمانيه', 1],
    ['جَامِع', 2],
    ['london', 0],
    ['.*', 2],
  ])('by what was typed: «%s» finds %i', (text, count) => {
    expect(found({ text })).toHaveLength(count)
  })

  it('by all of what they offer, and by whether they were looked at', () => {
    expect(found({ amenities: ['parking'] })).toEqual(['Fatih Mosque'])
    expect(found({ amenities: ['parking', 'library'] })).toEqual([])
    expect(found({ verifiedOnly: true })).toEqual(['Fatih Mosque'])
  })
})
