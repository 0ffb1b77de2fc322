import { embeddedAnswer } from '#shared/web/api/embedded-answer.ts'
import { ApiError, request } from '#shared/web/api/request.ts'
import type { QuranIndex } from '../../core/index.ts'

const FOLDER = '/content/quran/'
const INDEX = `${FOLDER}index.json`
const NOT_FOUND = 404

let known: Promise<QuranIndex> | undefined

/** Where every file of the Quran's content is. The server's page brings it along; a kept one may be of an older release. */
export function quranIndex(): Promise<QuranIndex> {
  known ??= remembered(readIndex())
  return known
}

/** A failed reading is not remembered: the next caller tries again. */
function remembered(reading: Promise<QuranIndex>): Promise<QuranIndex> {
  return reading.catch((error) => {
    known = undefined
    throw error
  })
}

/** Address of a file that the index names. */
export const contentAddress = (path: string): string => FOLDER + path

/**
 * Reads a file that `pathIn` finds through the index. When it is gone, because a release came in between, the index is
 * asked for anew and the file once more.
 */
export async function readContent<Content>(pathIn: (index: QuranIndex) => string): Promise<Content> {
  const address = contentAddress(pathIn(await quranIndex()))
  try {
    return await readHashedFile<Content>(address)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== NOT_FOUND) throw error
    known = remembered(request(INDEX, { cache: 'reload' }) as Promise<QuranIndex>)
    const renewed = contentAddress(pathIn(await quranIndex()))
    if (renewed === address) throw error
    return readHashedFile<Content>(renewed)
  }
}

async function readIndex(): Promise<QuranIndex> {
  const index = embeddedAnswer(INDEX) ?? (await request(INDEX, { credentials: 'same-origin' }))
  keep(INDEX)
  return index as QuranIndex
}

/** Reads a file whose address carries a hash. Once read it is there without a network. */
export async function readHashedFile<Content>(address: string): Promise<Content> {
  const content = await request(address, { credentials: 'same-origin' })
  keep(address)
  return content as Content
}

/** On the very first visit nobody keeps what is read, because the service worker starts after the page has come to rest. */
function keep(address: string): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || navigator.serviceWorker.controller) return
  // From the browser's own store, as a rule: these files never change. Private windows keep nothing.
  void caches.open(CONTENT_CACHE).then(
    (cache) => cache.add(address).catch(() => undefined),
    () => undefined,
  )
}

/** The service worker's store of reference content. */
export const CONTENT_CACHE = 'content'
