import { chmodSync, cpSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { StartError } from '../../start-error.ts'

/** Folders where root may put programs for other accounts; the first one that works is used. */
const places = () => ['/var/lib/rafiq', join(tmpdir(), 'rafiq-programs')]

/**
 * Copies PostgreSQL from a folder that only root can enter (such as one below `/root`) to one that every
 * account can read, once per version, and returns the copy. Runs only as root. Throws {@link StartError} if
 * no folder works.
 */
export function copyForAccount(native: string, version: string, candidates = places()): string {
  for (const place of candidates) {
    try {
      if (mkdirSync(place, { recursive: true })) chmodSync(place, 0o755)
      if (!isOurs(place)) continue
      const copy = join(place, version)
      if (isOurs(copy)) return copy
      const unfinished = mkdtempSync(join(place, '.copying-'))
      const finished = join(unfinished, version)
      cpSync(native, finished, { recursive: true, verbatimSymlinks: true, filter: isNeeded })
      openToAll(finished)
      try {
        renameSync(finished, copy)
      } catch (error) {
        if (!isOurs(copy)) throw error
      } finally {
        rmSync(unfinished, { recursive: true, force: true })
      }
      return copy
    } catch {}
  }
  throw new StartError(
    `PostgreSQL may not run as root, and its programs in ${native} cannot be copied to where another account can ` +
      'read them. Start Rafiq as an unprivileged account, or set DATABASE_URL.',
  )
}

const isNeeded = (path: string) => !path.endsWith('.a') && !path.endsWith('pkgconfig')

/** Lets every account read the copy and run its programs, whatever the umask of the installation. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Whether only root can have written to the folder `path`. */
function isOurs(path: string): boolean {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats?.isDirectory() === true && stats.uid === 0 && (stats.mode & 0o022) === 0
}
