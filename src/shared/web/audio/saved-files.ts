/** Where a file is saved on this device: a cache (Cache Storage) and a key in it. */
export interface SavedFileLocation {
  readonly cache: string
  readonly key: string
}

/**
 * An object URL of the stored file, which supports seeking; revoke it after use. `undefined` if it isn't
 * stored.
 */
export async function savedFileUrl({ cache, key }: SavedFileLocation): Promise<string | undefined> {
  try {
    const found = await caches.match(key, { cacheName: cache })
    return found && URL.createObjectURL(await found.blob())
  } catch {
    // Private windows may have no Cache Storage.
    return undefined
  }
}
