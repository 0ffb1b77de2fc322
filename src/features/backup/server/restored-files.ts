import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { BackupEnd } from './backup-entries.ts'
import { BackupError } from './backup-error.ts'

/** The files of a backup: collected beside the data folder, compared, and then moved into it. */
export class RestoredFiles {
  private readonly waiting: string
  private readonly sums: Record<string, { bytes: number; sha256: string }> = {}

  /** Without a data folder, the files are only compared. */
  constructor(private readonly folder: string | undefined) {
    const name = `restore-${randomBytes(6).toString('hex')}.part`
    this.waiting = join(folder ?? tmpdir(), name)
  }

  async add(path: string, content: AsyncIterable<Buffer>): Promise<void> {
    const hash = createHash('sha256')
    let bytes = 0
    const file = join(this.waiting, path)
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
    await pipeline(
      content,
      async function* (pieces: AsyncIterable<Buffer>) {
        for await (const piece of pieces) {
          hash.update(piece)
          bytes += piece.length
          yield piece
        }
      },
      createWriteStream(file, { mode: 0o600 }),
    )
    this.sums[path] = { bytes, sha256: hash.digest('hex') }
  }

  /** Throws {@link BackupError} if the files are not exactly those of the backup's end. */
  compare(saved: BackupEnd['files']): void {
    const paths = new Set([...Object.keys(saved), ...Object.keys(this.sums)])
    for (const path of paths) {
      if (this.sums[path]?.sha256 !== saved[path]?.sha256)
        throw new BackupError(`The backup is damaged: the file ${path} differs.`)
    }
  }

  /** Moves the files into the data folder. Other files there stay. */
  publish(): void {
    if (this.folder === undefined) return
    for (const path of Object.keys(this.sums)) {
      const file = join(this.folder, path)
      mkdirSync(dirname(file), { recursive: true })
      renameSync(join(this.waiting, path), file)
    }
  }

  /** Removes what was not moved. */
  discard(): void {
    rmSync(this.waiting, { recursive: true, force: true })
  }
}
