import { useSyncExternalStore } from 'react'
import { recitationAddress } from '../../core/recitation-address.ts'
import { verseCount } from '../../core/verse-counts.ts'
import { recitedParts } from '../../core/verse-selection.ts'
import { refreshDownloadedSurah } from './downloaded-surahs.ts'
import { DownloadError, type DownloadProblem, fetchRecording } from './fetch-recording.ts'
import { recitationCatalogue } from './recitation-catalogue.ts'
import { recordingCacheName, savedRecording } from './recording-cache.ts'
import { recordingOf } from './recording-of.ts'

/** A surah that is being kept, or could not be kept to its end. */
export type SurahDownload =
  | { readonly status: 'running'; readonly done: number; readonly all: number; readonly cancel: () => void }
  | { readonly status: 'broken'; readonly problem: DownloadProblem }

/** Recordings fetched at a time: enough to fill a connection, few enough to leave the host to others. */
const AT_ONCE = 3

let running: ReadonlyMap<string, SurahDownload> = new Map()
const listeners = new Set<() => void>()

export function useSurahDownload(reciter: string, surah: number): SurahDownload | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => running.get(recordingCacheName(reciter, surah)),
  )
}

/** How many recordings a surah has, the basmala before it included. */
export const recordingCount = (surah: number): number => partsOf(surah).length

/**
 * Keeps a surah on this device, recording by recording, so that whatever is there stays when it is cancelled or breaks
 * off, and only the rest is fetched the next time.
 */
export async function downloadSurah(reciterId: string, surah: number): Promise<void> {
  const store = recordingCacheName(reciterId, surah)
  if (running.get(store)?.status === 'running') return
  const abort = new AbortController()
  const parts = partsOf(surah)
  let done = 0
  let cancelled = false
  const cancel = () => {
    cancelled = true
    abort.abort()
  }
  const tell = () => set(store, { status: 'running', done, all: parts.length, cancel })
  tell()
  try {
    // Asked for once somebody keeps something; a browser that refuses may clear it when room gets scarce.
    await navigator.storage?.persist?.()
    const reciter = (await recitationCatalogue()).find(({ id }) => id === reciterId)
    if (!reciter) throw new DownloadError('missing')
    const cache = await caches.open(store)
    const there = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    const queue = parts
      .map(recordingOf)
      .filter((place) => !there.has(savedRecording(reciterId, surah, place).key))
    done = parts.length - queue.length
    tell()
    const work = async () => {
      for (let place = queue.shift(); place; place = queue.shift()) {
        abort.signal.throwIfAborted()
        const recording = place
        const addresses = reciter.sources.map((source) => recitationAddress(recording, source))
        const blob = await fetchRecording(addresses, abort.signal)
        await put(cache, savedRecording(reciterId, surah, recording).key, blob)
        done++
        tell()
      }
    }
    // After a failure no further one is begun; those on their way are still kept, and nothing is told before.
    const failures: unknown[] = []
    const giveUp = (error: unknown) => {
      failures.push(error)
      queue.length = 0
    }
    await Promise.all(Array.from({ length: AT_ONCE }, () => work().catch(giveUp)))
    if (failures.length > 0) throw failures[0]
    set(store, undefined)
  } catch (error) {
    set(store, cancelled ? undefined : { status: 'broken', problem: problemOf(error) })
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

function set(store: string, keeping: SurahDownload | undefined): void {
  const next = new Map(running)
  if (keeping) next.set(store, keeping)
  else next.delete(store)
  running = next
  for (const listener of listeners) listener()
}
