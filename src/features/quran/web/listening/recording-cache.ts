import type { SavedFileLocation } from '#shared/web/audio/saved-files.ts'
import { recordingFileName } from '../../core/recitation-address.ts'
import type { VersePlace } from '../../core/verse-counts.ts'

const PREFIX = 'recitation:'

/** The store of one surah by one reciter, which is kept and removed as a whole. */
export const recordingCacheName = (reciter: string, surah: number): string => `${PREFIX}${reciter}:${surah}`

/** Where the recording of a verse is kept, whatever host it came from; `surah` is the one that it is heard in. */
export function savedRecording(reciter: string, surah: number, recording: VersePlace): SavedFileLocation {
  return {
    cache: recordingCacheName(reciter, surah),
    key: `/kept-recitations/${reciter}/${recordingFileName(recording)}.mp3`,
  }
}

/** The reciter and surah of a store; `undefined` for a store of something else. */
export function parseRecordingCacheName(
  name: string,
): { readonly reciter: string; readonly surah: number } | undefined {
  const match = /^recitation:([a-z-]+):(\d{1,3})$/.exec(name)
  return match?.[1] ? { reciter: match[1], surah: Number(match[2]) } : undefined
}
