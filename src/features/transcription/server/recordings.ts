import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Recordings as files that only this user can read. */
export interface Recordings {
  /** Stores the file atomically. */
  readonly store: (name: string, bytes: Uint8Array) => Promise<void>
  /** Returns `undefined` when the file doesn’t exist. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Lists completely stored files. */
  readonly names: () => Promise<string[]>
  readonly remove: (name: string) => Promise<void>
  /** Deletes files stored before `time`, including incomplete ones. */
  readonly removeBefore: (time: Date) => Promise<void>
}

/** Opens the recordings in `folder`, which is created with the first one. */
export function openRecordings(folder: string): Recordings {
  const remove = (name: string) => rm(join(folder, name), { force: true })
  const listFiles = () => readdir(folder).catch(() => [] as string[])
  return {
    remove,
    names: async () => (await listFiles()).filter((name) => !name.endsWith('.new')),
    async store(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `${name}.new`)
      try {
        await writeFile(unfinished, bytes, { mode: 0o600 })
        await rename(unfinished, join(folder, name))
      } catch (error) {
        await rm(unfinished, { force: true })
        throw error
      }
    },
    async read(name) {
      try {
        return new Uint8Array(await readFile(join(folder, name)))
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async removeBefore(time) {
      for (const name of await listFiles()) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtime < time) await remove(name)
      }
    },
  }
}
