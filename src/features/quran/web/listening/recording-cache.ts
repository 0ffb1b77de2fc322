import type { SavedFileLocation } from '#shared/web/audio/saved-files.ts'
import { recordingFileName } from '../../core/recitation-address.ts'
import type { VersePlace } from '../../core/verse-counts.ts'

const PREFIX = 'recitation:'

/** The name of the cache with one surah by one reciter. */
export const recordingCacheName = (reciter: string, surah: number): string => `${PREFIX}${reciter}:${surah}`

/** Where a recording is stored, regardless of its host; `surah` is the surah it is played in. */
export function savedRecording(reciter: string, surah: number, recording: VersePlace): SavedFileLocation {
  return {
    cache: recordingCacheName(reciter, surah),
    key: `/kept-recitations/${reciter}/${recordingFileName(recording)}.mp3`,
  }
}

/** The reciter and surah of a cache name; `undefined` for other caches. */
export function parseRecordingCacheName(
  name: string,
): { readonly reciter: string; readonly surah: number } | undefined {
  const match = /^recitation:([a-z-]+):(\d{1,3})$/.exec(name)
  return match?.[1] ? { reciter: match[1], surah: Number(match[2]) } : undefined
}
