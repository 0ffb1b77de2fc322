import { describe, expect, it } from 'vitest'
import phrases from '../../../../content/dhikr/phrases.json' with { type: 'json' }
import presets from '../../../../content/dhikr/presets.json' with { type: 'json' }
import { books, type LibraryPreset, presetGroups } from './preset.ts'

const all = presets as readonly LibraryPreset[]
/** Letters that carry nothing, though they are no letters of length. */
const unvowelled = /[ء-غف-ه](?![\u064b-\u0652])/

describe('the library', () => {
  it('names every phrase and every preset once', () => {
    for (const list of [phrases, presets]) {
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
    }
  })
  it.each(all)(
    'has $id with phrases that exist, in a group, with its source',
    ({ steps, group, sources, id }) => {
      const known = phrases.map((phrase) => phrase.id)
      expect(presetGroups).toContain(group)
      for (const { phrase } of steps) if (id !== 'free') expect(known).toContain(phrase)
      expect(sources.length > 0).toBe(id !== 'free')
      for (const { book } of sources) expect(books).toContain(book)
      // What comes after a phrase without an end would never be reached.
      if (steps.length > 1) expect(steps.every(({ target }) => target !== undefined)).toBe(true)
    },
  )
  it.each(phrases)('vowels $id fully, in today’s spelling', ({ arabic, meaning }) => {
    expect(arabic).toMatch(/^[\u0621-\u063a\u0641-\u0652\u0670، ]+$/)
    // Alef and the l before a double letter carry nothing; neither do letters of length.
    expect(
      arabic
        .replaceAll(/[اىآ]|ل(?=\S[\u064e-\u0650]?\u0651)/g, '')
        .replaceAll(/[وي](?![\u064b-\u0652])/g, ''),
    ).not.toMatch(unvowelled)
    expect(meaning.en.length).toBeGreaterThan(5)
  })
  it('uses every phrase', () => {
    const used = new Set(all.flatMap(({ steps }) => steps.map(({ phrase }) => phrase)))
    expect(phrases.filter(({ id }) => !used.has(id))).toEqual([])
  })
})
