import { expect, test } from 'vitest'
import { wordsOfState } from './words-of-state.ts'

test('names the words of a state in all verses, in order', () => {
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
  expect(wordsOfState(verses, 'other')).toEqual(['cd', 'gh'])
  expect(wordsOfState(verses, 'same')).toEqual(['ab', 'ef'])
  expect(wordsOfState(verses, 'missing')).toEqual([])
})
