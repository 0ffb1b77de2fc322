import { embeddedAnswer } from '#shared/web/api/embedded-answer.ts'
import { ApiError, request } from '#shared/web/api/request.ts'
import type { QuranIndex } from '../../core/index.ts'

const FOLDER = '/content/quran/'
const INDEX = `${FOLDER}index.json`
const NOT_FOUND = 404

let indexPromise: Promise<QuranIndex> | undefined

/** The index of the Quran's content files, embedded in the page. A cached one may be from an older release. */
export function quranIndex(): Promise<QuranIndex> {
  indexPromise ??= forgetOnError(readIndex())
  return indexPromise
}

/** Forgets a failed request, so that the next caller tries again. */
function forgetOnError(reading: Promise<QuranIndex>): Promise<QuranIndex> {
  return reading.catch((error) => {
    indexPromise = undefined
    throw error
  })
}

/** The address of a file named in the index. */
export const contentAddress = (path: string): string => FOLDER + path

/**
 * Reads a file that `pathIn` finds in the index. If a release has replaced it, the index and the file are fetched again.
 */
export async function readContent<Content>(pathIn: (index: QuranIndex) => string): Promise<Content> {
  const address = contentAddress(pathIn(await quranIndex()))
  try {
    return await readHashedFile<Content>(address)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    indexPromise = forgetOnError(request(INDEX, { cache: 'reload' }) as Promise<QuranIndex>)
    const renewed = contentAddress(pathIn(await quranIndex()))
    if (renewed === address) throw error
    return readHashedFile<Content>(renewed)
  }
}

async function readIndex(): Promise<QuranIndex> {
  const index = embeddedAnswer(INDEX) ?? (await request(INDEX, { credentials: 'same-origin' }))
  cacheFile(INDEX)
  return index as QuranIndex
}

/** Reads a file with a content hash in its address, and caches it for offline use. */
export async function readHashedFile<Content>(address: string): Promise<Content> {
  const content = await request(address, { credentials: 'same-origin' })
  cacheFile(address)
  return content as Content
}

/** On the first visit the page caches files itself, because the service worker starts only after the page is idle. */
function cacheFile(address: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  // Usually served by the HTTP cache, because these files never change. Private windows may refuse.
  void caches.open(CONTENT_CACHE).then(
    (cache) => cache.add(address).catch(() => undefined),
    () => undefined,
  )
}

/** The service worker's cache of reference content. */
export const CONTENT_CACHE = 'content'
