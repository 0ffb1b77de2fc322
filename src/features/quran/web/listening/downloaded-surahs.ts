import { useEffect } from 'react'
import { store } from '#shared/web/store.ts'
import { parseRecordingCacheName, recordingCacheName } from './recording-cache.ts'

/** The stored recordings of one surah by one reciter. */
export interface DownloadedSurah {
  readonly reciter: string
  readonly surah: number
  readonly recordings: number
  readonly bytes: number
}

const downloaded = store<ReadonlyMap<string, DownloadedSurah> | undefined>(undefined)

/** The downloads on this device by cache name, read from Cache Storage; `undefined` until loaded. */
export function useDownloadedSurahs(): ReadonlyMap<string, DownloadedSurah> | undefined {
  useEffect(() => {
    if (!downloaded.get()) void loadAll()
  }, [])
  return downloaded.use()
}

/** Updates the state of one surah after a change. */
export async function refreshDownloadedSurah(reciter: string, surah: number): Promise<void> {
  const name = recordingCacheName(reciter, surah)
  const found = (await caches.has(name)) ? await measure(name, reciter, surah) : undefined
  const next = new Map(downloaded.get())
  if (found) next.set(name, found)
  else next.delete(name)
  downloaded.set(next)
}

/** Removes a surah's recordings. */
export async function removeDownloadedSurah(reciter: string, surah: number): Promise<void> {
  await caches.delete(recordingCacheName(reciter, surah))
  await refreshDownloadedSurah(reciter, surah)
}

async function loadAll(): Promise<void> {
  const found = new Map<string, DownloadedSurah>()
  try {
    for (const name of await caches.keys()) {
      const store = parseRecordingCacheName(name)
      if (store) found.set(name, await measure(name, store.reciter, store.surah))
    }
  } catch {
    // Private windows may have no Cache Storage.
  }
  downloaded.set(found)
}

/** Adds up the `content-length` headers, so that recordings need not be read. */
async function measure(name: string, reciter: string, surah: number): Promise<DownloadedSurah> {
  const answers = await (await caches.open(name)).matchAll()
  const bytes = answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length') ?? 0), 0)
  return { reciter, surah, recordings: answers.length, bytes }
}
