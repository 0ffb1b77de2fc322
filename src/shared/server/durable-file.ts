import { mkdir, open, readdir, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'

/** The server may run under another account than the writer of its files, so others may read them. */
const READABLE_BY_ALL = 0o644

/** Writes a new file and syncs it to disk. */
export async function writeDurably(path: string, text: string): Promise<void> {
  const file = await open(path, 'wx', READABLE_BY_ALL)
  try {
    await file.writeFile(text)
    await file.chmod(READABLE_BY_ALL)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Syncs a folder's entries to disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder and does not need this.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

/** The names of the files and folders in a folder that changed within `age` (ms). */
export async function namesWithin(folder: string, age: number): Promise<string[]> {
  const young: string[] = []
  for (const name of await readdir(folder).catch(missing)) {
    const changed = (await stat(join(folder, name)).catch(() => undefined))?.mtimeMs ?? 0
    if (Date.now() - changed <= age) young.push(name)
  }
  return young
}

/** Removes the files and folders in a folder whose names begin with `start` and that did not change for `age` (ms). */
export async function removeOlder(folder: string, age: number, start = ''): Promise<void> {
  for (const name of await readdir(folder).catch(missing)) {
    if (!name.startsWith(start)) continue
    const path = join(folder, name)
    const changed = (await stat(path).catch(() => undefined))?.mtimeMs ?? 0
    if (Date.now() - changed > age) await rm(path, { recursive: true, force: true })
  }
}

/** Moves a file or folder durably; its date says when. A file replaces one with the same name. */
export async function moveDurably(name: string, from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o755 })
  const now = new Date()
  await utimes(join(from, name), now, now)
  await rename(join(from, name), join(to, name))
  await syncFolder(to)
  await syncFolder(from)
}

function missing(error: NodeJS.ErrnoException): string[] {
  if (error.code === 'ENOENT') return []
  throw error
}
