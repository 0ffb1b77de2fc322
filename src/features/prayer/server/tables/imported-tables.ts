import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyBaseLogger } from 'fastify'
import type { OfficialTable } from '../../core/table/official-table.ts'
import { fileOf, idOfFile, openTable } from './stored-table.ts'

/** Soon enough after an import, and cheap for a server. */
const LOOK_EVERY_MS = 1000

export interface ImportedTables {
  /**
   * The tables in the folder, by id. Checks the folder after a second; until the check is done, the result is
   * a promise.
   */
  readonly current: () => readonly OfficialTable[] | Promise<readonly OfficialTable[]>
  /** A number that changes with the tables. Checks the folder in the background after a second. */
  readonly version: () => number
  /** Makes the next call check the folder, because it was changed here. */
  readonly changed: () => void
}

interface Known {
  /** Identifies the file's content: it changes when the file is replaced. */
  readonly stamp: string
  /** `undefined` if it is damaged. */
  readonly table: OfficialTable | undefined
}

/**
 * Watches the folder of imported timetables. Incomplete files are ignored and logged. `now` is a clock in
 * milliseconds with any origin.
 */
export function importedTables(
  root: string,
  log: FastifyBaseLogger,
  now: () => number = () => performance.now(),
): ImportedTables {
  let known = new Map<string, Known>()
  let version = 0
  let looked = Number.NEGATIVE_INFINITY
  let current: readonly OfficialTable[] | Promise<readonly OfficialTable[]> = []

  const open = async (id: string): Promise<Known> => {
    const stamp = await timestampOf(join(root, fileOf(id)))
    const before = known.get(id)
    if (before?.stamp === stamp) return before
    try {
      return { stamp, table: await openTable(root, id) }
    } catch (error) {
      log.error({ err: error }, `the imported timetable ${id} is not whole: import it again`)
      return { stamp, table: undefined }
    }
  }
  const look = async () => {
    const ids = await idsIn(root).catch((error: NodeJS.ErrnoException) => {
      log.error({ code: error.code }, `imported timetables cannot be read in ${root}`)
      return [...known.keys()]
    })
    const found = new Map<string, Known>()
    for (const id of ids) found.set(id, await open(id))
    const same = found.size === known.size && [...found].every(([id, entry]) => known.get(id) === entry)
    if (!same) version++
    known = found
    return [...found.values()].flatMap(({ table }) => table ?? [])
  }
  const lookAgain = () => {
    if (now() - looked < LOOK_EVERY_MS) return
    looked = now()
    const looking = Promise.resolve(current).then(look)
    current = looking
    looking.then(
      (tables) => {
        if (current === looking) current = tables
      },
      () => {},
    )
  }
  return {
    current: () => {
      lookAgain()
      return current
    },
    version: () => {
      lookAgain()
      return version
    },
    changed: () => {
      looked = Number.NEGATIVE_INFINITY
    },
  }
}

async function timestampOf(path: string): Promise<string> {
  const { ino, mtimeMs, size } = await stat(path).catch(() => ({ ino: 0, mtimeMs: 0, size: 0 }))
  return `${ino} ${mtimeMs} ${size}`
}

async function idsIn(root: string): Promise<string[]> {
  try {
    return (await readdir(root)).flatMap((name) => idOfFile(name) ?? []).toSorted()
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
