/** The service worker's cache of reference content. */
const CACHE_NAME = 'content'

/** Caches a file unless it is cached, and removes its older versions. */
export async function cacheFile(address: string): Promise<void> {
  const cache = await openCache()
  if (!cache) return
  if (!(await cache.match(address))) await cache.add(address)
  await removeOlder(cache, address)
}

/** Reads a file from the cache or else the network. Throws if it is in neither. */
export async function readCachedJson<Content>(address: string): Promise<Content> {
  const cached = await (await openCache())?.match(address)
  const response = cached ?? (await fetch(address))
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json() as Promise<Content>
}

/** `undefined` where Cache Storage is not available, such as private windows. */
async function openCache(): Promise<Cache | undefined> {
  try {
    return await caches.open(CACHE_NAME)
  } catch {
    return undefined
  }
}

const HASHED = /-[0-9a-f]{10}\.json$/

async function removeOlder(cache: Cache, address: string): Promise<void> {
  const nameWithoutHash = (url: string) => new URL(url, location.href).pathname.replace(HASHED, '')
  for (const { url } of await cache.keys()) {
    const other = new URL(url).pathname
    if (HASHED.test(other) && other !== address && nameWithoutHash(url) === nameWithoutHash(address))
      await cache.delete(url)
  }
}
