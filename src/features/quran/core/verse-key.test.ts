import { describe, expect, it } from 'vitest'
import { parseVerseKey, verseKey } from './verse-key.ts'

describe('a verse key', () => {
  it('has the form surah:verse', () => {
    expect(verseKey({ surah: 2, verse: 255 })).toBe('2:255')
    expect(parseVerseKey('2:255')).toEqual({ surah: 2, verse: 255 })
    expect(parseVerseKey('114:6')).toEqual({ surah: 114, verse: 6 })
  })

  it.each([
    '',
    '2',
    '2:',
    ':5',
    '2:287',
    '0:1',
    '115:1',
    '1:0',
    '02:1',
    '2:05',
    '2:5 ',
    ' 2:5',
    '2.5',
    '-2:5',
    '٢:٥',
  ])('is undefined for %j', (text) => {
    expect(parseVerseKey(text)).toBeUndefined()
  })
})
