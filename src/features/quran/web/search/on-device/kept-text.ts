import { surahCount } from '../../../core/index.ts'
import { packIndex } from '../../../core/search/packed-index.ts'
import type { PackedText } from '../../../core/search/searched-text.ts'
import type { TextAddress } from './search-messages.ts'

/** The service worker's store of reference content. */
const STORE = 'content'

/** All addresses of a text. */
function addressesOf(at: TextAddress): readonly string[] {
  if ('file' in at) return [at.file]
  return Array.from({ length: surahCount }, (_, surah) => `${at.folder}/${surah + 1}.json`)
}

/** Fetches what is missing of a text into the store, and removes older versions of its file. */
export async function keep(at: TextAddress): Promise<void> {
  const store = await storeOfContent()
  if (!store) return
  for (const address of addressesOf(at)) if (!(await store.match(address))) await store.add(address)
  if ('file' in at) await removeOlder(store, at.file)
}

/** Reads a text from the store, else from the network. Throws when it is in neither. */
export async function readPacked(at: TextAddress): Promise<PackedText> {
  if ('file' in at) return readJson<PackedText>(at.file)
  const surahs = await Promise.all(addressesOf(at).map((address) => readJson<readonly string[]>(address)))
  const texts = surahs.flat()
  return { texts, index: packIndex(texts, 'translation') }
}

/** Reads a file from the store, else from the network. Throws when it is in neither. */
export async function readJson<Content>(address: string): Promise<Content> {
  const kept = await (await storeOfContent())?.match(address)
  const response = kept ?? (await fetch(address))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json() as Promise<Content>
}

/** `undefined` in private windows and on pages without an own origin. */
async function storeOfContent(): Promise<Cache | undefined> {
  try {
    return await caches.open(STORE)
  } catch {
    return undefined
  }
}

const HASHED = /-[0-9a-f]{10}\.json$/

async function removeOlder(store: Cache, address: string): Promise<void> {
  const named = (url: string) => new URL(url, location.href).pathname.replace(HASHED, '')
  for (const { url } of await store.keys()) {
    const other = new URL(url).pathname
    if (HASHED.test(other) && other !== address && named(url) === named(address)) await store.delete(url)
  }
}
