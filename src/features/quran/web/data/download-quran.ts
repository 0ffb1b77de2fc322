import type { QueryClient } from '@tanstack/react-query'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { store } from '#shared/web/store.ts'
import { surahCount } from '../../core/index.ts'
import { prepareOfflineSearch } from '../search/on-device/prepare-offline-search.ts'
import { CONTENT_CACHE, contentAddress, quranIndex } from './content-file.ts'
import { translationFolder } from './use-translations.ts'

/** How much of the text and the chosen translations is stored on this device. */
export interface QuranDownload {
  readonly status: 'unknown' | 'idle' | 'downloading' | 'failed' | 'unsupported'
  readonly files: number
  readonly allFiles: number
  /** The uncompressed size of the stored files. */
  readonly bytes: number
}

const CONCURRENT_DOWNLOADS = 6

const download = store<QuranDownload>({ status: 'unknown', files: 0, allFiles: 0, bytes: 0 })
let isStopping = false

export const useQuranDownload = download.use

const update = (change: Partial<QuranDownload>): void => download.set({ ...download.get(), ...change })

/** Counts the stored files of the text and these translations. */
export async function countDownloaded(ids: readonly string[], client: QueryClient): Promise<void> {
  if (download.get().status === 'downloading') return
  if (!('caches' in globalThis)) return update({ status: 'unsupported' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const addresses = await addressesOf(ids, client)
    const sizes = await Promise.all(addresses.map(async (address) => sizeOf(await cache.match(address))))
    const stored = sizes.filter((size) => size !== undefined)
    update({
      status: download.get().status === 'failed' ? 'failed' : 'idle',
      files: stored.length,
      allFiles: addresses.length,
      bytes: stored.reduce((sum, size) => sum + size, 0),
    })
  } catch {
    update({ status: 'unsupported' })
  }
}

/**
 * Downloads missing files of the text and these translations, a few at a time, and the files for offline search. Files
 * already stored stay if it fails.
 */
export async function downloadQuran(ids: readonly string[], client: QueryClient): Promise<void> {
  if (download.get().status === 'downloading') return
  isStopping = false
  update({ status: 'downloading' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const addresses = await addressesOf(ids, client)
    update({ files: 0, bytes: 0, allFiles: addresses.length })
    const left = [...addresses]
    await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, () => downloadNext(cache, left)))
    if (!isStopping) await prepareOfflineSearch(chosenLanguage().code)
    // Asks the browser not to evict the files when space is short; it may refuse.
    void navigator.storage?.persist?.()
    update({ status: 'idle' })
  } catch {
    update({ status: 'failed' })
  }
}

async function downloadNext(cache: Cache, left: string[]): Promise<void> {
  for (let address = left.shift(); address && !isStopping; address = left.shift()) {
    if (!(await cache.match(address))) await cache.add(address)
    const size = (await sizeOf(await cache.match(address))) ?? 0
    const { files, bytes } = download.get()
    update({ files: files + 1, bytes: bytes + size })
  }
}

export function stopDownload(): void {
  isStopping = true
}

/** Removes all stored texts and translations. */
export async function removeDownload(ids: readonly string[], client: QueryClient): Promise<void> {
  isStopping = true
  const cache = await caches.open(CONTENT_CACHE)
  const keys = await cache.keys()
  const files = keys.filter(({ url }) => /\/\d+\.json$/.test(url))
  await Promise.all(files.map((key) => cache.delete(key)))
  update({ status: 'idle' })
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
