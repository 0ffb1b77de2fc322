import { mkdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { RESTORABLE_MS } from '#shared/server/admin/soft-deletion.ts'
import {
  moveDurably,
  namesWithin,
  removeOlder,
  syncFolder,
  writeDurably,
} from '#shared/server/durable-file.ts'
import type { SaveOutcome } from '#shared/server/save-outcome.ts'
import type { TableDetails } from '../../core/table/official-table.ts'
import type { PrintedTimes } from '../../core/table/printed-times.ts'
import { fileOf, idOfFile, openTable, storedText } from './stored-table.ts'

const UNFINISHED = '.new-'
/** Longer than any import takes; a younger file may belong to a running import. */
const ABANDONED_AFTER_MS = 10 * 60_000

/** The folder of removed timetables; the date of a file says when it was removed. */
export const removedFolder = (root: string) => join(root, 'removed')

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
  await removeOlder(root, ABANDONED_AFTER_MS, UNFINISHED)
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

/** Removes a timetable, which can be restored for 30 days. Returns whether there was one. */
export async function removeTable(root: string, id: string): Promise<boolean> {
  if (!(await exists(root, id))) return false
  await removeOlder(removedFolder(root), RESTORABLE_MS)
  await moveDurably(fileOf(id), root, removedFolder(root))
  return true
}

/** The ids of the timetables that were removed in the last 30 days. */
export async function removedTables(root: string): Promise<string[]> {
  return (await namesWithin(removedFolder(root), RESTORABLE_MS)).flatMap((name) => idOfFile(name) ?? [])
}

/** Restores a timetable that was removed in the last 30 days, unless another took its id meanwhile. */
export async function restoreTable(root: string, id: string): Promise<'restored' | 'taken' | 'missing'> {
  if (!(await removedTables(root)).includes(id)) return 'missing'
  if (await exists(root, id)) return 'taken'
  await moveDurably(fileOf(id), removedFolder(root), root)
  return 'restored'
}

const exists = async (folder: string, id: string) =>
  (await stat(join(folder, fileOf(id))).catch(missing)) !== undefined

function missing(error: NodeJS.ErrnoException): undefined {
  if (error.code === 'ENOENT') return undefined
  throw error
}
