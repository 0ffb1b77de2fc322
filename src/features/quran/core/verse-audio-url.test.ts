import { describe, expect, it } from 'vitest'
import { RECITATION_ORIGIN, reciters, verseAudioUrl } from './verse-audio-url.ts'

describe('the address of a recitation', () => {
  it('names surah and verse with three digits each, by Alafasy unless another is named', () => {
    expect(verseAudioUrl({ surah: 2, verse: 255 })).toBe(
      'https://everyayah.com/data/Alafasy_128kbps/002255.mp3',
    )
    expect(verseAudioUrl({ surah: 114, verse: 6 }, 'husary')).toBe(
      'https://everyayah.com/data/Husary_128kbps/114006.mp3',
    )
  })

  it('stays at the one origin that pages allow, for every reciter', () => {
    for (const { id } of reciters) {
      expect(new URL(verseAudioUrl({ surah: 1, verse: 1 }, id)).origin).toBe(RECITATION_ORIGIN)
    }
  })

  it('is not made for a verse that is not there', () => {
    expect(() => verseAudioUrl({ surah: 1, verse: 8 })).toThrow(RangeError)
  })
})
