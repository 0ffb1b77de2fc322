import { describe, expect, test } from 'vitest'
import { reciters } from '../../core/reciters.ts'
import { parseRecordingCacheName, recordingCacheName, savedRecording } from './recording-cache.ts'

describe('the stores of kept recitations', () => {
  test('are one for each surah by each reciter, and are read back from their names', () => {
    for (const { id } of reciters) {
      expect(parseRecordingCacheName(recordingCacheName(id, 114))).toEqual({ reciter: id, surah: 114 })
    }
  })

  test.each(['workbox-precache', 'recitation:', 'recitation:alafasy:', 'recitation:alafasy:x', 'texts'])(
    'are not taken for those of something else: %s',
    (name) => {
      expect(parseRecordingCacheName(name)).toBeUndefined()
    },
  )

  test('hold the basmala beside the surah that it leads into', () => {
    const basmala = { surah: 1, verse: 1 }
    expect(savedRecording('alafasy', 112, basmala)).toEqual({
      cache: recordingCacheName('alafasy', 112),
      key: '/kept-recitations/alafasy/001001.mp3',
    })
  })
})
