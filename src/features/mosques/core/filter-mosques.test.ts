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

describe('filterMosques', () => {
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
  ])('finds %2$i by the text “%1$s”', (text, count) => {
    expect(found({ text })).toHaveLength(count)
  })

  it('filters by all chosen amenities and by verification', () => {
    expect(found({ amenities: ['parking'] })).toEqual(['Fatih Mosque'])
    expect(found({ amenities: ['parking', 'library'] })).toEqual([])
    expect(found({ verifiedOnly: true })).toEqual(['Fatih Mosque'])
  })
})
