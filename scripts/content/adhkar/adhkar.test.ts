import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type LibraryPreset, presetGroups } from '#features/dhikr/core/preset.ts'
import { duaTroubles } from '#features/duas/core/dua-troubles.ts'
import { duaFrom, valuesOfDua } from '#features/duas/core/dua-values.ts'
import { duaCategories, duaThemes } from '#features/duas/core/index.ts'
import presetList from '../../../content/adhkar/presets.json' with { type: 'json' }
import { readableDuas } from '../duas.ts'
import { type AdhkarItem, parseItems, readItemFiles, source } from './item-files.ts'
import { type Quoting, readQuranText, withQuotedVerses } from './quoted-verses.ts'

const presets = presetList as readonly LibraryPreset[]
const files = await readItemFiles()
const items = [...files.values()].flat()
const phrases = files.get('praise') ?? []
/** Words 15 to 23 of 21:87, escaped because editors may reorder the marks. */
const prayerOfYunus =
  '644 651 64e 627 653 20 625 650 644 64e 670 647 64e 20 625 650 644 651 64e 627 653 20 623 64e 646 62a 64e 20 633 64f 628 6e1 62d 64e 670 646 64e 643 64e 20 625 650 646 651 650 64a 20 643 64f 646 62a 64f 20 645 650 646 64e 20 671 644 638 651 64e 640 670 644 650 645 650 64a 646 64e'
const quran = await readQuranText()
const texts = withQuotedVerses(items, quran)

describe('the items', () => {
  it('have unique ids', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it('have unique wordings', () => {
    const wordings = texts.map(({ arabic }) => arabic.replaceAll(/[^\u0621-\u064a]/g, ''))
    expect(wordings.filter((wording, index) => wordings.indexOf(wording) !== index)).toEqual([])
  })

  it('include at least 150 duas, some for every category and theme', () => {
    expect(items.length).toBeGreaterThanOrEqual(150)
    expect(
      duaCategories.filter((each) => !items.some(({ categories }) => categories.includes(each))),
    ).toEqual([])
    expect(duaThemes.filter((each) => !items.some(({ themes }) => themes.includes(each)))).toEqual([])
  })

  it.each(readableDuas(items, quran))('follow the rules of editors: $id', (dua) => {
    expect(duaTroubles(valuesOfDua(dua, true))).toEqual({})
  })

  it.each(readableDuas(items, quran))('are what an editor sees: saving $id changes nothing', (dua) => {
    const quoted = dua.quran && { arabic: dua.arabic, surah: dua.quran.surah }
    expect(duaFrom(dua.id, valuesOfDua(dua, true), quoted)).toEqual(dua)
  })

  const [whole] = phrases
  it.each([
    ['an unknown field', { note: 'x' }],
    ['an unknown theme', { themes: ['joy'] }],
    ['an unknown category', { categories: ['noon'] }],
    ['no source', { sources: [] }],
    ['a title in English alone', { title: { en: 'On waking' } }],
    ['a weak hadith', { sources: [{ book: 'ahmad', number: 1, grade: 'daif', gradedBy: 'al-Albani' }] }],
    ['a grade without its grader', { sources: [{ book: 'ahmad', number: 1, grade: 'sahih' }] }],
    ['no grade outside the two Sahihs', { sources: [{ book: 'ahmad', number: 1 }] }],
    ['a grade in the two Sahihs', { sources: [{ book: 'muslim', number: 1, grade: 'sahih' }] }],
    ['both Arabic and a verse', { quran: { verse: '1:1' } }],
  ])('are rejected with %s', (_, change) => {
    expect(() => parseItems(JSON.stringify([whole]))).not.toThrow()
    expect(() => parseItems(JSON.stringify([{ ...whole, ...change }]))).toThrow()
  })
})

describe('a quotation of the Quran', () => {
  const quoting = (verse: string, words?: readonly [number, number]) =>
    withQuotedVerses([{ quran: { verse, words } } satisfies Quoting], quran)[0]

  it('is the prayer of Yunus letter by letter, with the names of its surah', () => {
    const found = texts.find(({ id }) => id === 'dhun-nun')
    const codePoints = [...(found?.arabic ?? '')].map((letter) => letter.codePointAt(0)?.toString(16))
    expect(codePoints.join(' ')).toBe(prayerOfYunus)
    expect(found?.quran).toEqual({ verse: '21:87', surah: { ar: 'الأنبياء', en: 'Al-Anbya' } })
  })

  it('is a whole verse if no words are named', () => {
    expect(quoting('112:1')?.arabic.split(' ')).toHaveLength(4)
  })

  it('numbers the verses of a range, but not the last one', () => {
    expect(quoting('112:1-4')?.arabic.match(/\u06dd[٠-٩]+/g)).toEqual(['\u06dd١', '\u06dd٢', '\u06dd٣'])
    expect(quoting('112:1-4')?.quran?.verse).toBe('112:1-4')
  })

  it('numbers the words of a range consecutively', () => {
    expect(quoting('112:1-2', [4, 5])?.arabic).toBe(
      `${quoting('112:1', [4, 4])?.arabic} \u06dd١ ${quoting('112:2', [1, 1])?.arabic}`,
    )
  })

  it.each([['115:1'], ['2:287'], ['2'], ['112:4-5'], ['112:2-1'], ['112:1-2-3']])(
    'throws for verse %s, which does not exist',
    (verse) => {
      expect(() => quoting(verse)).toThrow(RangeError)
    },
  )

  it.each([[[0, 2]], [[3, 2]], [[4, 5]]] as const)(
    'throws for words %j, which are not in the verse',
    (words) => {
      expect(() => quoting('112:1', words)).toThrow(RangeError)
    },
  )
})

describe('the presets', () => {
  const phraseOf = (preset: LibraryPreset): AdhkarItem | undefined =>
    phrases.find(({ id }) => id === preset.steps[0]?.phrase)

  it('have unique ids', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  })

  it('use every phrase', () => {
    const used = new Set(presets.flatMap(({ steps }) => steps.map(({ phrase }) => phrase)))
    expect(phrases.filter(({ id }) => !used.has(id))).toEqual([])
  })

  it.each(presets)('have existing phrases in $id, in a group', ({ steps, group, id }) => {
    const known = phrases.map((phrase) => phrase.id)
    expect(presetGroups).toContain(group)
    for (const { phrase } of steps) if (id !== 'free') expect(known).toContain(phrase)
    // A phrase after one without an end would never be reached.
    if (steps.length > 1) expect(steps.every(({ target }) => target !== undefined)).toBe(true)
  })

  it.each(presets)('name the sources of $id, unless they are those of its only phrase', (preset) => {
    const { steps, sources, id } = preset
    if (sources) {
      expect(() => z.array(source).parse(sources)).not.toThrow()
      expect(sources.length > 0).toBe(id !== 'free')
      if (steps.length === 1) expect(sources).not.toEqual(phraseOf(preset)?.sources)
    } else {
      const [{ target } = {}] = steps
      expect(steps).toHaveLength(1)
      expect(target === 1 ? undefined : target).toBe(phraseOf(preset)?.times)
    }
  })

  it('distinguish the source of the count from that of the wording', () => {
    const istighfar = phrases.find(({ id }) => id === 'istighfar-tawba')
    expect(istighfar?.sources).toMatchObject([
      { book: 'muslim', gives: 'count' },
      { book: 'bukhari', gives: 'wording' },
    ])
  })

  it('have the text of Muslim 2726 only in the morning', () => {
    expect(presets.find(({ id }) => id === 'number-of-creation')?.group).toBe('morning')
    expect(phrases.find(({ id }) => id === 'number-of-creation')?.categories).toEqual(['morning'])
  })
})
