/** Where a file is kept on this device: a store (Cache Storage) and a key in it. */
export interface SavedFileLocation {
  readonly cache: string
  readonly key: string
}

/** The kept file as an address that an audio element can seek in, to be revoked after use; `undefined` when it is not kept. */
export async function savedFileUrl({ cache, key }: SavedFileLocation): Promise<string | undefined> {
  try {
    const found = await caches.match(key, { cacheName: cache })
    return found && URL.createObjectURL(await found.blob())
  } catch {
    // Private windows may have no store.
    return undefined
  }
}
