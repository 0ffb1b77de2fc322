/** The service worker's store of reference content. */
const STORE = 'content'

/** Fetches a text into the store unless it is there, and removes its older versions. */
export async function cacheFile(address: string): Promise<void> {
  const store = await storeOfContent()
  if (!store) return
  if (!(await store.match(address))) await store.add(address)
  await removeOlder(store, address)
}

/** Reads a file from the store, else from the network. Throws when it is in neither. */
export async function readCachedJson<Content>(address: string): Promise<Content> {
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
