import { readFile, stat } from 'node:fs/promises'
import { ImportError } from './import-error.ts'

/** The longest translations have 3 MB; commentaries and whole dumps are larger. */
const MAX_MEGABYTES = 32
const LINES_NAMED = 20
const LINE_FEED = 0x0a

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
  return decode(bytes, name)
}

function decode(bytes: Buffer, name: string): string {
  const start = bytes.subarray(0, 2).toString('hex')
  if (start === 'fffe' || start === 'feff' || bytes.subarray(0, 200).includes(0)) {
    throw new ImportError(`${name} is not UTF-8 text (perhaps UTF-16, UTF-32 or binary). Save it as UTF-8.`)
  }
  if (start === '504b' || start === '1f8b') throw new ImportError(`${name} is compressed. Unpack it first.`)
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const lines = brokenLines(bytes)
    throw new ImportError(
      `${name} is not UTF-8. Save it as UTF-8. Check ${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}.`,
    )
  }
}

/**
 * The first lines that are not UTF-8. They can be split first, because no UTF-8 character contains the byte
 * of a line break.
 */
function brokenLines(bytes: Buffer): number[] {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const lines: number[] = []
  let line = 1
  for (let at = 0; at < bytes.length && lines.length < LINES_NAMED; line++) {
    const end = bytes.indexOf(LINE_FEED, at)
    const next = end < 0 ? bytes.length : end + 1
    try {
      decoder.decode(bytes.subarray(at, next))
    } catch {
      lines.push(line)
    }
    at = next
  }
  return lines
}
