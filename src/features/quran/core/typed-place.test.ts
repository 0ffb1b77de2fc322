import { describe, expect, it } from 'vitest'
import { formatReaderAddress } from './reader-address.ts'
import { parseTypedPlace } from './typed-place.ts'

describe('a typed place', () => {
  it.each([
    ['2:255', '/quran/reader/2/255'],
    [' 2.255 ', '/quran/reader/2/255'],
    ['2 255', '/quran/reader/2/255'],
    ['٢:٢٥٥', '/quran/reader/2/255'],
    ['2:255-257', '/quran/reader/2/255-257'],
    ['2 : 255 – 257', '/quran/reader/2/255-257'],
    ['36', '/quran/reader/36'],
    ['juz 30', '/quran/reader?juz=30'],
    ['Juz30', '/quran/reader?juz=30'],
    ['جزء ٣٠', '/quran/reader?juz=30'],
    ['page 50', '/quran/reader?page=50'],
    ['صفحة ٥٠', '/quran/reader?page=50'],
    ['hizb 3', '/quran/reader?hizb=3'],
    ['۲:۲۵۵', '/quran/reader/2/255'],
    ['২:২৫৫', '/quran/reader/2/255'],
    ['२:२५५', '/quran/reader/2/255'],
    ['൨:൨൫൫', '/quran/reader/2/255'],
    ['پارہ 30', '/quran/reader?juz=30'],
    ['صفحہ 50', '/quran/reader?page=50'],
    ['جزء ۳۰', '/quran/reader?juz=30'],
    ['صفحه ۵۰', '/quran/reader?page=50'],
    ['পারা ৩০', '/quran/reader?juz=30'],
    ['পৃষ্ঠা ৫০', '/quran/reader?page=50'],
    ['पारा 30', '/quran/reader?juz=30'],
    ['सफ़हा ५०', '/quran/reader?page=50'],
    ['ജുസ്അ് 30', '/quran/reader?juz=30'],
    ['പേജ് 50', '/quran/reader?page=50'],
    ['ഹിസ്ബ് 3', '/quran/reader?hizb=3'],
    ['cüz 30', '/quran/reader?juz=30'],
    ['30. Cüz', '/quran/reader?juz=30'],
    ['sayfa 50', '/quran/reader?page=50'],
    ['juzuk 30', '/quran/reader?juz=30'],
    ['halaman 50', '/quran/reader?page=50'],
    ['yuz 30', '/quran/reader?juz=30'],
    ['página 50', '/quran/reader?page=50'],
  ])('%s leads to %s', (typed, address) => {
    const place = parseTypedPlace(typed)
    expect(place && formatReaderAddress(place)).toBe(address)
  })

  it.each(['', '115', '2:287', 'juz 31', 'page 0', 'yasin', '2:', '::'])('rejects %s', (typed) => {
    expect(parseTypedPlace(typed)).toBeUndefined()
  })
})
