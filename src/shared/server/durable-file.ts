import { open } from 'node:fs/promises'

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
