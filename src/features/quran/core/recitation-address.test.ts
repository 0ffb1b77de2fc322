import { describe, expect, it } from 'vitest'
import { recitationAddress, recitationSources, verseAudioUrl } from './recitation-address.ts'
import { reciterOrDefault, reciters } from './reciters.ts'
import { surahCount, verseCount } from './verse-counts.ts'

const mirror = { 'surah-verse': 'http://mirror.test/r/', 'verse-number': 'https://other.test/audio' }

describe('the address of a recording', () => {
  it('has three digits each for surah and verse, and the default reciter', () => {
    expect(verseAudioUrl({ surah: 2, verse: 255 })).toBe(
      'https://everyayah.com/data/Alafasy_128kbps/002255.mp3',
    )
  })

  it('has the verse number in the whole Quran at the second host', () => {
    const [, second] = recitationSources(reciterOrDefault('alafasy'))
    expect(second && recitationAddress({ surah: 1, verse: 1 }, second)).toBe(
      'https://cdn.islamic.network/quran/audio/128/ar.alafasy/1.mp3',
    )
    expect(second && recitationAddress({ surah: 114, verse: 6 }, second)).toMatch(/\/6236\.mp3$/)
  })

  it('uses the configured hosts for every reciter', () => {
    for (const reciter of reciters) {
      const addresses = recitationSources(reciter, mirror).map((source) =>
        recitationAddress({ surah: 114, verse: 6 }, source),
      )
      expect(addresses[0]).toMatch(/^http:\/\/mirror\.test\/r\/[\w-]+\/114006\.mp3$/)
      expect(addresses.slice(1).every((address) => address.startsWith('https://other.test/audio/'))).toBe(
        true,
      )
    }
  })

  it('differs for every verse', () => {
    const [source] = recitationSources(reciters[0])
    const all = new Set<string>()
    let verses = 0
    for (let surah = 1; surah <= surahCount; surah++) {
      for (let verse = 1; verse <= verseCount(surah); verse++, verses++) {
        all.add(source ? recitationAddress({ surah, verse }, source) : '')
      }
    }
    expect(all.size).toBe(verses)
  })

  it('throws for an unknown verse', () => {
    expect(() => verseAudioUrl({ surah: 1, verse: 8 })).toThrow(RangeError)
  })
})

describe('the reciters', () => {
  it('have unique ids, and the first is the default', () => {
    expect(new Set(reciters.map(({ id }) => id)).size).toBe(reciters.length)
    expect(reciterOrDefault('nobody')).toBe(reciters[0])
    expect(reciterOrDefault(undefined).name).toBe('Mishary Rashid Alafasy')
  })
})
