import { readdir } from 'node:fs/promises'
import type { FastifyBaseLogger } from 'fastify'
import {
  compareVersions,
  type ImportedTranslation,
  idOfFolder,
  openImported,
} from './imported-translation.ts'

/** Soon enough for whoever has just imported one, and nothing to a server. */
const LOOK_EVERY_MS = 1000
/** A folder that is still being copied from elsewhere is not whole yet. */
const LOOK_AT_DAMAGED_EVERY_MS = 10_000

export interface ImportedTranslations {
  /** Those in the folder now, by id; looks again after a second, or at once when `fresh`. */
  readonly current: (fresh?: boolean) => Promise<readonly ImportedTranslation[]>
}

/**
 * Watches the folder of imported translations by looking at its names, which change with what is in it. One that is
 * not whole is not offered, and the log says so. `now` is in milliseconds, from anywhere.
 */
export function importedTranslations(
  root: string,
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
): ImportedTranslations {
  const known = new Map<string, ImportedTranslation>()
  const damaged = new Map<string, number>()
  let looked = Number.NEGATIVE_INFINITY
  let current: Promise<readonly ImportedTranslation[]> = Promise.resolve([])

  const look = async () => {
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
      if (known.has(name) || (failed !== undefined && now() - failed < LOOK_AT_DAMAGED_EVERY_MS)) continue
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
      if (fresh || now() - looked >= LOOK_EVERY_MS) {
        looked = now()
        current = current.then(look)
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

/** One of each id: while a version replaces another, or after a crash then, both are there. */
function latest(found: readonly ImportedTranslation[]): ImportedTranslation[] {
  const byId = new Map(found.toSorted(compareVersions).map((translation) => [translation.id, translation]))
  return [...byId.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))
}
