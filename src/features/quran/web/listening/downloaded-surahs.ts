import { useSyncExternalStore } from 'react'
import { parseRecordingCacheName, recordingCacheName } from './recording-cache.ts'

/** What is kept of one surah by one reciter. */
export interface DownloadedSurah {
  readonly reciter: string
  readonly surah: number
  readonly recordings: number
  readonly bytes: number
}

let kept: ReadonlyMap<string, DownloadedSurah> | undefined
const listeners = new Set<() => void>()

/** What this device keeps, by store, as its stores say themselves; `undefined` until they were looked at. */
export function useDownloadedSurahs(): ReadonlyMap<string, DownloadedSurah> | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      if (!kept) void lookAtAll()
      return () => listeners.delete(listener)
    },
    () => kept,
  )
}

/** Looks at one store again, after it was changed. */
export async function refreshDownloadedSurah(reciter: string, surah: number): Promise<void> {
  const name = recordingCacheName(reciter, surah)
  const found = (await caches.has(name)) ? await measured(name, reciter, surah) : undefined
  const next = new Map(kept)
  if (found) next.set(name, found)
  else next.delete(name)
  become(next)
}

/** Removes what is kept of a surah. */
export async function removeDownloadedSurah(reciter: string, surah: number): Promise<void> {
  await caches.delete(recordingCacheName(reciter, surah))
  await refreshDownloadedSurah(reciter, surah)
}

async function lookAtAll(): Promise<void> {
  const found = new Map<string, DownloadedSurah>()
  try {
    for (const name of await caches.keys()) {
      const store = parseRecordingCacheName(name)
      if (store) found.set(name, await measured(name, store.reciter, store.surah))
    }
  } catch {
    // Private windows may have no stores.
  }
  become(found)
}

/** Every recording was put in with its size, so that it need not be read to be measured. */
async function measured(name: string, reciter: string, surah: number): Promise<DownloadedSurah> {
  const answers = await (await caches.open(name)).matchAll()
  const bytes = answers.reduce((sum, { headers }) => sum + Number(headers.get('content-length') ?? 0), 0)
  return { reciter, surah, recordings: answers.length, bytes }
}

function become(next: ReadonlyMap<string, DownloadedSurah>): void {
  kept = next
  for (const listener of listeners) listener()
}
