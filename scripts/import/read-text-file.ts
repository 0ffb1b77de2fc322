import { readFile, stat } from 'node:fs/promises'
import { NotTextError, utf8Text } from '#shared/server/files/utf8-text.ts'
import { ImportError } from './import-error.ts'

/** The longest translations have 3 MB; commentaries and whole dumps are larger. */
const MAX_MEGABYTES = 32

/** The text of a UTF-8 file. Throws {@link ImportError} for any other file. */
export async function readTextFile(path: string): Promise<string> {
  const name = JSON.stringify(path)
  const found = await stat(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(
      error.code === 'ENOENT' ? `There is no file ${name}.` : `${name} cannot be read (${error.code}).`,
    )
  })
  if (!found.isFile()) throw new ImportError(`${name} is not a file.`)
  if (found.size > MAX_MEGABYTES * 1_000_000) {
    const size = Math.round(found.size / 1_000_000)
    throw new ImportError(`${name} is ${size} MB; the limit is ${MAX_MEGABYTES} MB.`)
  }
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new ImportError(`${name} cannot be read (${error.code}).`)
  })
  try {
    return utf8Text(bytes)
  } catch (error) {
    throw error instanceof NotTextError ? new ImportError(`${name} ${error.message}`) : error
  }
}
