import type { QueryClient } from '@tanstack/react-query'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { isConnected, onConnection } from '#shared/web/offline/connection.ts'
import { store } from '#shared/web/store.ts'
import { surahCount } from '../../core/index.ts'
import { prepareOfflineSearch } from '../search/on-device/prepare-offline-search.ts'
import { loadTextAddresses, translationForLanguage } from '../search/on-device/text-addresses.ts'
import { CONTENT_CACHE, contentAddress, quranIndex } from './content-file.ts'
import { translationFolder } from './use-translations.ts'

/** How much of the text, the chosen translations and the search is stored on this device. */
export interface QuranDownload {
  /** `waiting`: it starts when the network is back. */
  readonly status: 'unknown' | 'idle' | 'waiting' | 'downloading' | 'failed' | 'unsupported'
  readonly files: number
  readonly allFiles: number
  /** What all files take on this device. Imported translations are not counted, because their size is unknown. */
  readonly allBytes: number
}

const CONCURRENT_DOWNLOADS = 6

const download = store<QuranDownload>({ status: 'unknown', files: 0, allFiles: 0, allBytes: 0 })
let isStopping = false

export const useQuranDownload = download.use

const update = (change: Partial<QuranDownload>): void => download.set({ ...download.get(), ...change })
const isBusy = () => ['downloading', 'waiting'].includes(download.get().status)

/** Counts the stored files of the text, the search and these translations. */
export async function countDownloaded(ids: readonly string[], client: QueryClient): Promise<void> {
  if (isBusy()) return
  if (!('caches' in globalThis)) return update({ status: 'unsupported' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const { addresses, bytes } = await filesOf(ids, client)
    const stored = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname))
    if (isBusy()) return
    update({
      status: download.get().status === 'failed' ? 'failed' : 'idle',
      files: addresses.filter((address) => stored.has(address)).length,
      allFiles: addresses.length,
      allBytes: bytes,
    })
  } catch {
    update({ status: 'unsupported' })
  }
}

/**
 * Downloads missing files of the text, the search and these translations, a few at a time; offline, as soon as the
 * connection is back. Files already stored stay if it fails.
 */
export async function downloadQuran(ids: readonly string[], client: QueryClient): Promise<void> {
  if (isBusy()) return
  if (!isConnected()) return downloadLater(ids, client)
  isStopping = false
  update({ status: 'downloading' })
  try {
    const cache = await caches.open(CONTENT_CACHE)
    const { addresses, bytes } = await filesOf(ids, client)
    update({ files: 0, allFiles: addresses.length, allBytes: bytes })
    const left = [...addresses]
    await Promise.all(Array.from({ length: CONCURRENT_DOWNLOADS }, () => downloadNext(cache, left)))
    // Removes older versions of the search files.
    if (!isStopping) await prepareOfflineSearch(chosenLanguage().code)
    // Asks the browser not to evict the files when space is short; it may refuse.
    void navigator.storage?.persist?.()
    update({ status: 'idle' })
  } catch {
    update({ status: 'failed' })
  }
}

function downloadLater(ids: readonly string[], client: QueryClient): void {
  update({ status: 'waiting' })
  const stopListening = onConnection(() => {
    const isStopped = download.get().status !== 'waiting'
    if (!isStopped && !isConnected()) return
    stopListening()
    if (isStopped) return
    update({ status: 'idle' })
    void downloadQuran(ids, client)
  })
}

async function downloadNext(cache: Cache, left: string[]): Promise<void> {
  for (let address = left.shift(); address && !isStopping; address = left.shift()) {
    if (!(await cache.match(address))) await cache.add(address)
    update({ files: download.get().files + 1 })
  }
}

export function stopDownload(): void {
  isStopping = true
  if (download.get().status === 'waiting') update({ status: 'idle' })
}

/** Removes all stored texts, translations and search files. */
export async function removeDownload(ids: readonly string[], client: QueryClient): Promise<void> {
  isStopping = true
  const cache = await caches.open(CONTENT_CACHE)
  const keys = await cache.keys()
  const files = keys.filter(({ url }) => /\/(\d+|search-[\w-]+)\.json$/.test(url))
  await Promise.all(files.map((key) => cache.delete(key)))
  update({ status: 'idle' })
  await countDownloaded(ids, client)
}

/** The files for reading and searching offline, with the sizes that are known. */
async function filesOf(ids: readonly string[], client: QueryClient) {
  const index = await quranIndex()
  const folders = await Promise.all(ids.map((id) => translationFolder(id, client)))
  const surahFolders = [contentAddress(index.text), ...folders.filter((folder) => folder !== undefined)]
  const files = [contentAddress(index.surahs), ...(await searchFiles())]
  const sizeOf = (address: string) => index.sizes[address.slice(contentAddress('').length)] ?? 0
  return {
    addresses: [
      ...files,
      ...surahFolders.flatMap((folder) =>
        Array.from({ length: surahCount }, (_, surah) => `${folder}/${surah + 1}.json`),
      ),
    ],
    bytes: [...files, ...surahFolders].reduce((sum, address) => sum + sizeOf(address), 0),
  }
}

/** The searchable texts that {@link prepareOfflineSearch} stores. */
async function searchFiles(): Promise<readonly string[]> {
  const texts = await loadTextAddresses()
  const wanted = ['en', translationForLanguage(chosenLanguage().code, texts)]
  const translations = texts.translations.filter(({ id }) => wanted.includes(id))
  return [texts.arabic, texts.transliteration, ...translations.map(({ at }) => at)]
}
