import { expect, test } from 'vitest'
import { wordsWithState } from './words-of-state.ts'

test('lists the words with a state from all verses in order', () => {
  const verse = (text: string, number: number) => ({
    surah: 112,
    verse: number,
    text,
    words: [
      { start: 0, end: 2, state: 'same' as const },
      { start: 3, end: 5, state: 'other' as const },
    ],
  })
  const verses = [verse('ab cd', 1), verse('ef gh', 2)]
  expect(wordsWithState(verses, 'other')).toEqual(['cd', 'gh'])
  expect(wordsWithState(verses, 'same')).toEqual(['ab', 'ef'])
  expect(wordsWithState(verses, 'missing')).toEqual([])
})
