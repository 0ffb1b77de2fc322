import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isLongEnough, wordsOf } from './words-of.ts'

const words = (text: string) => wordsOf(text).map(({ word }) => word)

describe('the words of a text', () => {
  it('include marks and exclude signs', () => {
    expect(words('ٱللَّهُ لَآ إِلَٰهَ (إِلَّا) هُوَۖ؛')).toEqual(['ٱللَّهُ', 'لَآ', 'إِلَٰهَ', 'إِلَّا', 'هُوَۖ'])
    expect(words('“And [mention], O Muhammad’s Lord’”')).toEqual([
      'And',
      'mention',
      'O',
      'Muhammad’s',
      'Lord',
    ])
  })

  it('are single characters in Chinese', () => {
    expect(words('光上加光, light')).toEqual(['光', '上', '加', '光', 'light'])
  })

  it('are in order and never split a grapheme cluster', () => {
    const clusters = new Intl.Segmenter('und', { granularity: 'grapheme' })
    const letters = fc.constantFrom(..."aé\u0301بَّ\u0640ٰۡ 光िক्ষ\u200d👩‍👦7-'’.")
    fc.assert(
      fc.property(fc.array(letters, { maxLength: 30 }), (signs) => {
        const text = signs.join('')
        const bounds = new Set([...clusters.segment(text)].map(({ index }) => index).concat(text.length))
        let last = 0
        for (const { word, start, end } of wordsOf(text)) {
          expect(text.slice(start, end)).toBe(word)
          expect(start).toBeGreaterThanOrEqual(last)
          expect(bounds.has(end), `${JSON.stringify(text)} at ${end}`).toBe(true)
          last = end
        }
      }),
    )
  })
})

describe('the minimum length of a query', () => {
  it.each(['ab', 'ب ا', '神', '7', '٩', '::', 'a1'])('accepts %j', (text) =>
    expect(isLongEnough(text)).toBe(true),
  )
  it.each(['', ' ', 'a', 'ب', 'بَ', '\u064e\u0651', '\u200f\u200e', '🕌'])('rejects %j', (text) =>
    expect(isLongEnough(text)).toBe(false),
  )
})
