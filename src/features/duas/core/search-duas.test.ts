import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { ReadableDua } from './dua.ts'
import { searchDuas } from './search-duas.ts'

const duas: readonly ReadableDua[] = [
  {
    id: 'master-of-istighfar',
    title: { en: 'The best way to ask forgiveness', ar: 'سيد الاستغفار' },
    arabic: 'اللَّهُمَّ أَنْتَ رَبِّي، لَا إِلَٰهَ إِلَّا أَنْتَ',
    transliteration: 'Allāhumma anta rabbī, lā ilāha illā ant',
    meaning: { en: 'O Allah, You are my Lord; there is no god but You.' },
    categories: ['morning', 'evening'],
    themes: ['forgiveness'],
    sources: [{ book: 'bukhari', number: 6306 }],
  },
  {
    id: 'praise',
    title: { en: 'Praise', ar: 'التسبيح' },
    arabic: 'سُبْحَانَ اللَّهِ وَبِحَمْدِهِ',
    transliteration: 'Subḥānallāhi wa-bi-ḥamdih',
    meaning: { en: 'Glory be to Allah, and all praise is His.' },
    categories: [],
    themes: ['praise'],
    sources: [{ book: 'muslim', number: 2692 }],
  },
  {
    id: 'quran',
    title: { en: 'For both worlds', ar: 'لخير الدنيا والآخرة' },
    arabic: 'رَبَّنَآ ءَاتِنَا فِي ٱلدُّنۡيَا حَسَنَةٗ',
    transliteration: 'Rabbanā ātinā fid-dunyā ḥasanah',
    meaning: { en: 'Our Lord, give us good in this world.' },
    quran: { verse: '2:201', surah: { en: 'Al-Baqarah', ar: 'البقرة' } },
    categories: [],
    themes: ['guidance'],
    sources: [{ book: 'quran', number: '2:201' }],
  },
]

const found = (query: string) => searchDuas(duas, query).map(({ id }) => id)

describe('searchDuas', () => {
  it.each([
    ['Arabic without vowels', 'سبحان الله وبحمده', ['praise']],
    ['Arabic with another hamza', 'اللهم انت ربي', ['master-of-istighfar']],
    ['Arabic with vowels', 'رَبِّي', ['master-of-istighfar']],
    ['words of the Quran in everyday spelling', 'في الدنيا', ['quran']],
    ['the transliteration without marks', 'subhanallahi wabihamdih', ['praise']],
    ['the transliteration with hyphens', 'wa-bi-hamdih', ['praise']],
    ['a beginning of a word', 'allahum', ['master-of-istighfar']],
    ['the meaning, in any order', 'god there', ['master-of-istighfar']],
    ['an Arabic title', 'الاستغفار', ['master-of-istighfar']],
    ['a verse', '2:201', ['quran']],
    ['a surah', 'baqarah', ['quran']],
    ['nothing that is there', 'zakat', []],
  ])('finds by %s', (_how, query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  it('lists duas with the words in their title first if asked to', () => {
    const asked = duas
      .map((dua) => (dua.id === 'quran' ? { ...dua, meaning: { en: 'Praise' } } : dua))
      .reverse()
    expect(searchDuas(asked, 'praise').map(({ id }) => id)).toEqual(['quran', 'praise'])
    expect(searchDuas(asked, 'praise', 'titles first').map(({ id }) => id)).toEqual(['praise', 'quran'])
  })

  it('finds all duas, in their order, without a query', () => {
    expect(searchDuas(duas, ' ')).toEqual(duas)
  })

  it('finds every dua of the content by the first words of its own Arabic, title and transliteration', () => {
    const file = join(import.meta.dirname, '../../../../dist/content/duas/duas.json')
    const all: readonly ReadableDua[] = JSON.parse(readFileSync(file, 'utf8'))
    for (const dua of all) {
      const queries = [dua.arabic, dua.transliteration, dua.title.ar, dua.title.en].map((text) =>
        text.split(' ').slice(0, 4).join(' '),
      )
      for (const query of queries) expect(searchDuas(all, query), `${dua.id}: ${query}`).toContain(dua)
    }
  })
})
