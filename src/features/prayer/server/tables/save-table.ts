import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '#shared/server/durable-file.ts'
import type { SaveOutcome } from '#shared/server/save-outcome.ts'
import type { TableDetails } from '../../core/table/official-table.ts'
import type { PrintedTimes } from '../../core/table/printed-times.ts'
import { fileOf, openTable, storedText } from './stored-table.ts'

const UNFINISHED = '.new-'
/** Longer than any import takes; a younger file may belong to a running import. */
const ABANDONED_AFTER_MS = 10 * 60_000

/**
 * Saves a timetable in the folder `root` atomically: writes and syncs a temporary file, then renames it, so
 * that readers see either the old or the new version.
 */
export async function saveTable(
  root: string,
  details: TableDetails,
  days: readonly PrintedTimes[],
  { replace, write = writeDurably }: { replace: boolean; write?: typeof writeDurably },
): Promise<SaveOutcome> {
  await mkdir(root, { recursive: true, mode: 0o755 })
  await removeAbandoned(root)
  const path = join(root, fileOf(details.id))
  const text = storedText(details, days)
  const before = await readFile(path, 'utf8').catch(missing)
  if (before === text) return 'unchanged'
  // A damaged one may always be replaced.
  const whole = before !== undefined && (await openTable(root, details.id).catch(() => undefined))
  if (whole && !replace) return 'taken'
  const fresh = join(root, `${UNFINISHED}${process.pid}-${Date.now()}-${details.id}`)
  try {
    await write(fresh, text)
    await rename(fresh, path)
    await syncFolder(root)
  } finally {
    await rm(fresh, { force: true })
  }
  return whole ? 'replaced' : 'added'
}

/** Removes a timetable. Returns whether there was one. */
export async function removeTable(root: string, id: string): Promise<boolean> {
  const path = join(root, fileOf(id))
  if ((await stat(path).catch(missing)) === undefined) return false
  await rm(path)
  await syncFolder(root)
  return true
}

/** Removes temporary files of killed imports. */
async function removeAbandoned(root: string): Promise<void> {
  for (const name of await readdir(root)) {
    if (!name.startsWith(UNFINISHED)) continue
    const path = join(root, name)
    const changed = (await stat(path).catch(missing))?.mtimeMs ?? 0
    if (Date.now() - changed > ABANDONED_AFTER_MS) await rm(path, { force: true })
  }
}

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
