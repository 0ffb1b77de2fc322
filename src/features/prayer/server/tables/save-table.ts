import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { syncFolder, writeDurably } from '#shared/server/durable-file.ts'
import type { SaveOutcome } from '#shared/server/save-outcome.ts'
import type { TableDetails } from '../../core/table/official-table.ts'
import type { PrintedTimes } from '../../core/table/printed-times.ts'
import { fileOf, openTable, storedText } from './stored-table.ts'

const UNFINISHED = '.new-'
/** Longer than any import takes; a younger file may belong to one that is at work. */
const ABANDONED_AFTER_MS = 10 * 60_000

/**
 * Keeps a timetable in the folder `root`: written and made durable beside its place, then moved there at once, so that
 * whoever reads sees all of it or what was there before.
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
  // One that is damaged is nobody's to keep.
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

/** Takes a timetable away. Returns whether there was one. */
export async function removeTable(root: string, id: string): Promise<boolean> {
  const path = join(root, fileOf(id))
  if ((await stat(path).catch(missing)) === undefined) return false
  await rm(path)
  await syncFolder(root)
  return true
}

/** What imports left behind that were killed. */
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
