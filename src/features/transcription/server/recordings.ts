import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Files in one folder, by name, that this account alone may read. */
export interface Recordings {
  /** Stores it whole or not at all. */
  readonly store: (name: string, bytes: Uint8Array) => Promise<void>
  /** `undefined` when there is none. */
  readonly read: (name: string) => Promise<Uint8Array<ArrayBuffer> | undefined>
  /** All that were stored to the end. */
  readonly names: () => Promise<string[]>
  readonly remove: (name: string) => Promise<void>
  /** Removes what was stored before `time`, and what was never stored to the end. */
  readonly removeBefore: (time: Date) => Promise<void>
}

/** Recordings in `folder`, which is made when the first one comes. */
export function openRecordings(folder: string): Recordings {
  const remove = (name: string) => rm(join(folder, name), { force: true })
  const every = () => readdir(folder).catch(() => [] as string[])
  return {
    remove,
    names: async () => (await every()).filter((name) => !name.endsWith('.new')),
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
      for (const name of await every()) {
        const found = await stat(join(folder, name)).catch(() => undefined)
        if (found && found.mtime < time) await remove(name)
      }
    },
  }
}
