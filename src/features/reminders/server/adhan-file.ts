import { readFile, stat } from 'node:fs/promises'
import { extname } from 'node:path'
import { StartError } from '#shared/server/start-error.ts'

const types: Readonly<Record<string, string>> = {
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
  '.m4a': 'audio/mp4',
  '.wav': 'audio/wav',
}
const MAX_BYTES = 10_000_000

export interface AdhanFile {
  readonly type: string
  readonly read: () => Promise<Buffer>
}

/** Opens the operator’s adhan recording; `undefined` without one. Throws `StartError` for an unusable file. */
export async function openAdhanFile(file: string | undefined): Promise<AdhanFile | undefined> {
  if (file === undefined) return undefined
  const type = types[extname(file).toLowerCase()]
  const found = await stat(file).catch(() => undefined)
  if (!type || !found?.isFile() || found.size > MAX_BYTES) {
    throw new StartError(
      `The setting ADHAN_FILE cannot be ${JSON.stringify(file)}: expected an MP3, Ogg, M4A or WAV file of 10 MB at most.`,
    )
  }
  return { type, read: () => readFile(file) }
}
