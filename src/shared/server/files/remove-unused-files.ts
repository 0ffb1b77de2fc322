import type { FileStore } from './file-store.ts'

/** An upload is stored a moment before its row; younger files are left alone. */
const GRACE_MS = 3_600_000
const BATCH = 500

/**
 * Removes the files of an area that no row names: what an interrupted upload or a deleted account left. `usedOf`
 * returns those of the given keys that are in use. Returns the number of removed files.
 */
export async function removeUnusedFiles(
  store: FileStore,
  area: string,
  now: Date,
  usedOf: (keys: readonly string[]) => Promise<readonly string[]>,
): Promise<number> {
  let removed = 0
  const removeUnused = async (keys: readonly string[]) => {
    const used = new Set(await usedOf(keys))
    for (const key of keys.filter((each) => !used.has(each))) {
      await store.remove(key)
      removed++
    }
  }
  let keys: string[] = []
  for await (const { key, storedAt } of store.list(area)) {
    if (now.getTime() - storedAt.getTime() < GRACE_MS) continue
    keys.push(key)
    if (keys.length < BATCH) continue
    await removeUnused(keys)
    keys = []
  }
  if (keys.length > 0) await removeUnused(keys)
  return removed
}
