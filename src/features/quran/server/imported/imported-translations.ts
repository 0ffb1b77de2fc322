import { readdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  compareVersions,
  type ImportedTranslation,
  idOfFolder,
  openImported,
} from './imported-translation.ts'

/** Soon enough after an import, and cheap for a server. */
const SCAN_INTERVAL_MS = 1000
/** A folder may scan damaged while it is being copied. */
const RETRY_DAMAGED_AFTER_MS = 10_000

export interface ImportedTranslations {
  /** The translations in the folder, sorted by id; at most a second old, or current if `fresh`. */
  readonly current: (fresh?: boolean) => Promise<readonly ImportedTranslation[]>
}

/**
 * Watches the folder of imported translations. Scanning its names is enough, because they change with the content. A
 * damaged translation is logged and not offered. `now` is a clock in milliseconds.
 */
export function importedTranslations(
  root: string,
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
): ImportedTranslations {
  const known = new Map<string, ImportedTranslation>()
  const damaged = new Map<string, number>()
  let lastScan = Number.NEGATIVE_INFINITY
  let current: Promise<readonly ImportedTranslation[]> = Promise.resolve([])

  const scan = async () => {
    const names = await namesIn(root).catch((error: NodeJS.ErrnoException) => {
      log.error({ code: error.code }, `imported translations cannot be read in ${root}`)
      return [...known.keys()]
    })
    for (const name of [...known.keys(), ...damaged.keys()]) {
      if (names.includes(name)) continue
      known.delete(name)
      damaged.delete(name)
    }
    for (const name of names) {
      const failed = damaged.get(name)
      if (known.has(name) || (failed !== undefined && now() - failed < RETRY_DAMAGED_AFTER_MS)) continue
      try {
        known.set(name, await openImported(root, name))
        damaged.delete(name)
      } catch (error) {
        damaged.set(name, now())
        if (failed === undefined) {
          log.error({ err: error }, `the imported translation ${name} is not whole: import it again`)
        }
      }
    }
    return latest([...known.values()])
  }

  return {
    current: (fresh = false) => {
      if (fresh || now() - lastScan >= SCAN_INTERVAL_MS) {
        lastScan = now()
        current = current.then(scan)
      }
      return current
    },
  }
}

async function namesIn(root: string): Promise<string[]> {
  try {
    const entries = await readdir(root, { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory() && idOfFolder(entry.name)).map(({ name }) => name)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

/** The latest version of each id: two exist while one replaces the other, or after a crash. */
function latest(found: readonly ImportedTranslation[]): ImportedTranslation[] {
  const byId = new Map(found.toSorted(compareVersions).map((translation) => [translation.id, translation]))
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
