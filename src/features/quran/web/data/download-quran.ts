import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { surahCount } from '../../core/index.ts'
import { prepareOfflineSearch } from '../search/on-device/prepare-offline-search.ts'
import { CONTENT_CACHE, contentAddress, quranIndex } from './content-file.ts'
import { translationFolder } from './use-translations.ts'

/** How much of the text and the chosen translations this device keeps. */
export interface QuranDownload {
  readonly status: 'unknown' | 'idle' | 'keeping' | 'failed' | 'impossible'
  readonly files: number
  readonly allFiles: number
  /** Of the kept files, not compressed. */
  readonly bytes: number
}

const TOGETHER = 6

let kept: QuranDownload = { status: 'unknown', files: 0, allFiles: 0, bytes: 0 }
let stopping = false
const listeners = new Set<() => void>()

export function useQuranDownload(): QuranDownload {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    () => kept,
  )
}

function become(change: Partial<QuranDownload>): void {
  kept = { ...kept, ...change }
  for (const listener of listeners) listener()
}

/** Counts what is kept of the text and these translations. */
export async function countDownloaded(ids: readonly string[], client: QueryClient): Promise<void> {
  if (kept.status === 'keeping') return
  if (!('caches' in globalThis)) return become({ status: 'impossible' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const addresses = await addressesOf(ids, client)
    const sizes = await Promise.all(addresses.map(async (address) => sizeOf(await cache.match(address))))
    const there = sizes.filter((size) => size !== undefined)
    become({
      status: kept.status === 'failed' ? 'failed' : 'idle',
      files: there.length,
      allFiles: addresses.length,
      bytes: there.reduce((sum, size) => sum + size, 0),
    })
  } catch {
    become({ status: 'impossible' })
  }
}

/**
 * Fetches what is missing of the text and these translations, a few files at a time, and what searching them needs. What
 * is there stays when it fails.
 */
export async function downloadQuran(ids: readonly string[], client: QueryClient): Promise<void> {
  if (kept.status === 'keeping') return
  stopping = false
  become({ status: 'keeping' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const addresses = await addressesOf(ids, client)
    become({ files: 0, bytes: 0, allFiles: addresses.length })
    const left = [...addresses]
    await Promise.all(Array.from({ length: TOGETHER }, () => keepNext(cache, left)))
    if (!stopping) await prepareOfflineSearch(currentLanguage().code)
    // Asks the browser not to clear the device of it when space is short; it may say no.
    void navigator.storage?.persist?.()
    become({ status: 'idle' })
  } catch {
    become({ status: 'failed' })
  }
}

async function keepNext(cache: Cache, left: string[]): Promise<void> {
  for (let address = left.shift(); address && !stopping; address = left.shift()) {
    if (!(await cache.match(address))) await cache.add(address)
    const size = (await sizeOf(await cache.match(address))) ?? 0
    become({ files: kept.files + 1, bytes: kept.bytes + size })
  }
}

export function stopDownload(): void {
  stopping = true
}

/** Removes every text and translation that this device keeps. */
export async function removeDownload(ids: readonly string[], client: QueryClient): Promise<void> {
  stopping = true
  const cache = await caches.open(CONTENT_CACHE)
  const keys = await cache.keys()
  const files = keys.filter(({ url }) => /\/\d+\.json$/.test(url))
  await Promise.all(files.map((key) => cache.delete(key)))
  become({ status: 'idle' })
  await countDownloaded(ids, client)
}

async function addressesOf(ids: readonly string[], client: QueryClient): Promise<readonly string[]> {
  const index = await quranIndex()
  const folders = await Promise.all(ids.map((id) => translationFolder(id, client)))
  return [
    contentAddress(index.surahs),
    ...[contentAddress(index.text), ...folders.filter((folder) => folder !== undefined)].flatMap((folder) =>
      Array.from({ length: surahCount }, (_, surah) => `${folder}/${surah + 1}.json`),
    ),
  ]
}

const sizeOf = async (response: Response | undefined) => (response ? (await response.blob()).size : undefined)
