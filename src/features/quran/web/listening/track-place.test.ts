import { describe, expect, test } from 'vitest'
import { trackPlace } from './track-place.ts'

describe('the verse of a track', () => {
  test('is parsed from its id', () => {
    expect(trackPlace('2:255')).toEqual({ surah: 2, verse: 255 })
  })

  test('is the first one for the basmala before it', () => {
    expect(trackPlace('112:1 basmala')).toEqual({ surah: 112, verse: 1 })
  })

  test('is the same object for the same track', () => {
    expect(trackPlace('2:255')).toBe(trackPlace('2:255'))
    expect(trackPlace('2:256')).not.toBe(trackPlace('2:255'))
  })

  test.each([undefined, '', 'dua', 'dua:morning'])('is undefined for other tracks: %s', (id) => {
    expect(trackPlace(id)).toBeUndefined()
  })
})
