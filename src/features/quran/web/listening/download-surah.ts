import { useSyncExternalStore } from 'react'
import { store } from '#shared/web/store.ts'
import { recitationAddress } from '../../core/recitation-address.ts'
import { verseCount } from '../../core/verse-counts.ts'
import { recitedParts } from '../../core/verse-selection.ts'
import { refreshDownloadedSurah } from './downloaded-surahs.ts'
import { DownloadError, type DownloadProblem, fetchRecording } from './fetch-recording.ts'
import { recitationCatalogue } from './recitation-catalogue.ts'
import { recordingCacheName, savedRecording } from './recording-cache.ts'
import { recordingOf } from './recording-of.ts'

/** A running or failed download of a surah. */
export type SurahDownload =
  | { readonly status: 'running'; readonly done: number; readonly all: number; readonly cancel: () => void }
  | { readonly status: 'broken'; readonly problem: DownloadProblem }

/** Enough to fill a connection without straining the host. */
const CONCURRENT_DOWNLOADS = 3

const downloads = store<ReadonlyMap<string, SurahDownload>>(new Map())

export function useSurahDownload(reciter: string, surah: number): SurahDownload | undefined {
  const name = recordingCacheName(reciter, surah)
  // Only a change of this surah's download renders again, because a list shows all 114.
  return useSyncExternalStore(downloads.subscribe, () => downloads.get().get(name))
}

/** The number of recordings of a surah, including the basmala before it. */
export const recordingCount = (surah: number): number => partsOf(surah).length

/**
 * Downloads a surah recording by recording. After a cancellation or failure the recordings stay, and the next download
 * fetches only the rest.
 */
export async function downloadSurah(reciterId: string, surah: number): Promise<void> {
  const cacheName = recordingCacheName(reciterId, surah)
  if (downloads.get().get(cacheName)?.status === 'running') return
  const abort = new AbortController()
  const parts = partsOf(surah)
  let done = 0
  let cancelled = false
  const cancel = () => {
    cancelled = true
    abort.abort()
  }
  const publishProgress = () => set(cacheName, { status: 'running', done, all: parts.length, cancel })
  publishProgress()
  try {
    // Asks the browser not to evict the recordings when space is short; it may refuse.
    await navigator.storage?.persist?.()
    const reciter = (await recitationCatalogue()).find(({ id }) => id === reciterId)
    if (!reciter) throw new DownloadError('missing')
    const cache = await caches.open(cacheName)
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const queue = parts
      .map(recordingOf)
      .filter((place) => !stored.has(savedRecording(reciterId, surah, place).key))
    done = parts.length - queue.length
    publishProgress()
    const downloadNext = async () => {
      for (let place = queue.shift(); place; place = queue.shift()) {
        abort.signal.throwIfAborted()
        const recording = place
        const addresses = reciter.sources.map((source) => recitationAddress(recording, source))
        const blob = await fetchRecording(addresses, abort.signal)
        await put(cache, savedRecording(reciterId, surah, recording).key, blob)
        done++
        publishProgress()
      }
    }
    // After a failure no further recording is started, but running downloads are still stored before the
    // error is reported.
    const failures: unknown[] = []
    const giveUp = (error: unknown) => {
      failures.push(error)
      queue.length = 0
    }
    await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, () => downloadNext().catch(giveUp)))
    if (failures.length > 0) throw failures[0]
    set(cacheName, undefined)
  } catch (error) {
    set(cacheName, cancelled ? undefined : { status: 'broken', problem: problemOf(error) })
  }
  await refreshDownloadedSurah(reciterId, surah).catch(() => undefined)
}

const partsOf = (surah: number) =>
  recitedParts({ from: { surah, verse: 1 }, to: { surah, verse: verseCount(surah) } })

async function put(cache: Cache, key: string, blob: Blob): Promise<void> {
  const headers = {
    'content-type': blob.type || 'audio/mpeg',
    'content-length': String(blob.size),
  }
  await cache.put(key, new Response(blob, { headers }))
}

function problemOf(error: unknown): DownloadProblem {
  if (error instanceof DownloadError) return error.problem
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'missing'
}

function set(cacheName: string, download: SurahDownload | undefined): void {
  const next = new Map(downloads.get())
  if (download) next.set(cacheName, download)
  else next.delete(cacheName)
  downloads.set(next)
}
