import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { syncFolder } from '../durable-file.ts'
import { checkedKey } from './file-key.ts'
import { FileMissing, type FileStore } from './file-store.ts'

/** Only this server reads uploads. */
const PRIVATE = 0o600
/** The ending of a file while it is written. */
const PART = '.part'

/** A store in `files` of the data folder. A file appears under its key when all of its bytes are on the disk. */
export function folderStore(dataFolder: string): FileStore {
  const root = join(dataFolder, 'files')
  const pathOf = (key: string) => join(root, ...checkedKey(key).split('/'))
  return {
    async put(key, content) {
      const path = pathOf(key)
      const folder = dirname(path)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = await open(`${path}${PART}`, 'wx', PRIVATE)
      try {
        await file.writeFile(content)
        await file.sync()
      } finally {
        await file.close()
      }
      await rename(`${path}${PART}`, path)
      await syncFolder(folder)
    },
    async read(key, range) {
      const stream = createReadStream(pathOf(key), range && { start: range.first, end: range.last })
      await new Promise<void>((resolve, reject) => {
        stream.once('open', () => resolve())
        stream.once('error', (error: NodeJS.ErrnoException) =>
          reject(error.code === 'ENOENT' ? new FileMissing(key) : error),
        )
      })
      return stream
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    async *list(area) {
      const names = await readdir(join(root, area)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const name of names) {
        const found = await stat(join(root, area, name)).catch(() => undefined)
        if (found?.isFile()) yield { key: `${area}/${name}`, storedAt: found.mtime }
      }
    },
  }
}
