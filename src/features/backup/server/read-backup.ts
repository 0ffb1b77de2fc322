import { createReadStream } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { Decrypter } from 'age-encryption'
import { extract } from 'tar-stream'
import { BackupError } from './backup-error.ts'

const AGE_HEADER = 'age-encryption.org/'

export interface BackupEntry {
  readonly name: string
  /** The content; each entry must be read to its end before the next one. */
  readonly content: AsyncIterable<Buffer>
}

/**
 * The entries of a backup file, in order. Throws {@link BackupError} if the file can't be opened or decrypted, or is
 * damaged.
 */
export async function* readBackup(file: string, key: string | undefined): AsyncGenerator<BackupEntry> {
  const raw = createReadStream(file)
  const tar = extract()
  try {
    const zipped = (await isEncrypted(file)) ? await decrypted(raw, key) : raw
    const gunzip = createGunzip()
    // Errors reach the reader of the last stream.
    zipped.on('error', (error: Error) => gunzip.destroy(error))
    gunzip.on('error', (error: Error) => tar.destroy(error))
    zipped.pipe(gunzip).pipe(tar)
    for await (const entry of tar) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
    }
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The backup can’t be read: ${(error as Error).message}.`)
  } finally {
    raw.destroy()
    tar.destroy()
  }
}

async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file)
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0)
    return buffer.toString('latin1', 0, bytesRead) === AGE_HEADER
  } finally {
    await handle.close()
  }
}

async function decrypted(raw: Readable, key: string | undefined): Promise<Readable> {
  if (key === undefined) throw new BackupError('The backup is encrypted: set BACKUP_KEY to its passphrase.')
  const decrypter = new Decrypter()
  decrypter.addPassphrase(key)
  try {
    const stream = await decrypter.decrypt(Readable.toWeb(raw) as ReadableStream<Uint8Array>)
    return Readable.fromWeb(stream as never)
  } catch {
    throw new BackupError('The passphrase in BACKUP_KEY doesn’t open this backup.')
  }
}
