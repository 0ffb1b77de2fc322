import { expect, test } from 'vitest'
import { wordRuns, wordsWithState } from './word-runs.ts'

test('joins consecutive words with the same state and keeps the whole text', () => {
  const text = '۞ ab cd ef gh ۩'
  const pieces = wordRuns(text, [
    { start: 2, end: 4, state: 'same' },
    { start: 5, end: 7, state: 'same' },
    { start: 8, end: 10, state: 'missing' },
    { start: 11, end: 13, state: 'same' },
  ])
  expect(pieces).toEqual([
    { text: '۞ ', state: undefined },
    { text: 'ab cd', state: 'same' },
    { text: ' ', state: undefined },
    { text: 'ef', state: 'missing' },
    { text: ' ', state: undefined },
    { text: 'gh', state: 'same' },
    { text: ' ۩', state: undefined },
  ])
  expect(pieces.map((piece) => piece.text).join('')).toBe(text)
  expect(wordRuns(text, [])).toEqual([{ text, state: undefined }])
})

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
