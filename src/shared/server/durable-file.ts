import { open } from 'node:fs/promises'

/** The mode of files, because the server may run as another account than the writer. */
const READABLE_BY_ALL = 0o644

/** Writes a new file and waits until it is on the disk. */
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

/** Waits until the names in a folder are on the disk. */
export async function syncFolder(folder: string): Promise<void> {
  // Windows cannot open a folder, and needs not.
  if (process.platform === 'win32') return
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
