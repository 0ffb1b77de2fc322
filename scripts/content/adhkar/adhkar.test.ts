import { describe, expect, it } from 'vitest'
import { books, type LibraryPreset, presetGroups } from '#features/dhikr/core/preset.ts'
import items from '../../../content/adhkar/items.json' with { type: 'json' }
import presetList from '../../../content/adhkar/presets.json' with { type: 'json' }
import { type Item, readQuranText, withQuotedVerses } from './quoted-verses.ts'

const presets = presetList as readonly LibraryPreset[]
/** Letters without a mark, other than letters of length. */
const unvowelled = /[ء-غف-ه](?![\u064b-\u0652])/
/** Words 15 to 23 of 21:87, escaped because editors may reorder the marks. */
const prayerOfYunus =
  '644 651 64e 627 653 20 625 650 644 64e 670 647 64e 20 625 650 644 651 64e 627 653 20 623 64e 646 62a 64e 20 633 64f 628 6e1 62d 64e 670 646 64e 643 64e 20 625 650 646 651 650 64a 20 643 64f 646 62a 64f 20 645 650 646 64e 20 671 644 638 651 64e 640 670 644 650 645 650 64a 646 64e'
const quran = await readQuranText()
const alwaysAuthentic = ['quran', 'bukhari', 'muslim']

describe('the items', () => {
  it('have unique ids', () => {
    expect(new Set(items.map(({ id }) => id)).size).toBe(items.length)
  })

  it.each(items)('include $id fully vowelled or by its place in the Quran, with its meaning', (item) => {
    expect('arabic' in item).not.toBe('quran' in item)
    expect(item.meaning.en.length).toBeGreaterThan(5)
    if (item.arabic === undefined) return
    expect(item.arabic).toMatch(/^[\u0621-\u063a\u0641-\u0652\u0670، ]+$/)
    // Alef, and the l before a double letter, have no mark; neither do letters of length.
    expect(
      item.arabic
        .replaceAll(/[اىآ]|ل(?=\S[\u064e-\u0650]?\u0651)/g, '')
        .replaceAll(/[وي](?![\u064b-\u0652])/g, ''),
    ).not.toMatch(unvowelled)
  })

  it('are each used by a preset', () => {
    const used = new Set(presets.flatMap(({ steps }) => steps.map(({ phrase }) => phrase)))
    expect(items.filter(({ id }) => !used.has(id))).toEqual([])
  })
})

describe('a quotation of the Quran', () => {
  const quoting = (verse: string, words?: readonly number[]) =>
    withQuotedVerses([{ id: 'x', quran: { verse, ...(words && { words }) } } satisfies Item], quran)[0]

  it('is the prayer of Yunus letter by letter, with the names of its surah', () => {
    const [found] = withQuotedVerses(items.filter(({ id }) => id === 'dhun-nun') as Item[], quran)
    const codePoints = [...(found?.arabic ?? '')].map((letter) => letter.codePointAt(0)?.toString(16))
    expect(codePoints.join(' ')).toBe(prayerOfYunus)
    expect(found?.quran).toEqual({ verse: '21:87', surah: { ar: 'الأنبياء', en: 'Al-Anbya' } })
  })

  it('is a whole verse if no words are named', () => {
    expect(quoting('112:1')?.arabic?.split(' ')).toHaveLength(4)
  })

  it.each([['115:1'], ['2:287'], ['2']])('throws for verse %s, which does not exist', (verse) => {
    expect(() => quoting(verse)).toThrow(RangeError)
  })

  it.each([[[0, 2]], [[3, 2]], [[4, 5]]])('throws for words %j, which are not in the verse', (words) => {
    expect(() => quoting('112:1', words)).toThrow(RangeError)
  })
})

describe('the presets', () => {
  it('have unique ids', () => {
    expect(new Set(presets.map(({ id }) => id)).size).toBe(presets.length)
  })

  it.each(presets)('have existing items in $id, in a group, with its sources', (preset) => {
    const { steps, group, sources, id } = preset
    const known = items.map((item) => item.id)
    expect(presetGroups).toContain(group)
    for (const { phrase } of steps) if (id !== 'free') expect(known).toContain(phrase)
    expect(sources.length > 0).toBe(id !== 'free')
    // An item after a phrase without an end would never be reached.
    if (steps.length > 1) expect(steps.every(({ target }) => target !== undefined)).toBe(true)
  })

  it.each(presets.flatMap(({ sources }) => sources))(
    'include a grade for $book $number unless its book is sahih',
    (source) => {
      expect(books).toContain(source.book)
      expect(source.grade === undefined).toBe(alwaysAuthentic.includes(source.book))
      expect(source.gradedBy === undefined).toBe(source.grade === undefined)
    },
  )

  it('name the surah of a verse by an item that quotes it', () => {
    for (const { steps, sources } of presets) {
      const quoted = items.find(({ id }) => id === steps[0]?.phrase)?.quran?.verse
      for (const { book, number } of sources) if (book === 'quran') expect(number).toBe(quoted)
    }
  })

  it('distinguish the source of the count from that of the wording', () => {
    const istighfar = presets.find(({ id }) => id === 'istighfar-100')
    expect(istighfar?.sources.map(({ book, gives }) => [book, gives])).toEqual([
      ['muslim', 'count'],
      ['bukhari', 'wording'],
    ])
  })

  it('have the text of Muslim 2726 only in the morning', () => {
    expect(presets.find(({ id }) => id === 'number-of-creation')?.group).toBe('morning')
  })
})
