import { describe, expect, test } from 'vitest'
import { reciters } from '../../core/reciters.ts'
import { parseRecordingCacheName, recordingCacheName, savedRecording } from './recording-cache.ts'

describe('the recording cache', () => {
  test('has a name for each surah and reciter that can be parsed', () => {
    for (const { id } of reciters) {
      expect(parseRecordingCacheName(recordingCacheName(id, 114))).toEqual({ reciter: id, surah: 114 })
    }
  })

  test.each(['workbox-precache', 'recitation:', 'recitation:alafasy:', 'recitation:alafasy:x', 'texts'])(
    'ignores names of other caches: %s',
    (name) => {
      expect(parseRecordingCacheName(name)).toBeUndefined()
    },
  )

  test('stores the basmala with the surah it precedes', () => {
    const basmala = { surah: 1, verse: 1 }
    expect(savedRecording('alafasy', 112, basmala)).toEqual({
      cache: recordingCacheName('alafasy', 112),
      key: '/kept-recitations/alafasy/001001.mp3',
    })
  })
})
