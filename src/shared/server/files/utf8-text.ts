const LINES_NAMED = 20
const LINE_FEED = 0x0a

/** Bytes that are not UTF-8 text. The message completes a sentence that begins with the file's name. */
export class NotTextError extends Error {
  override readonly name = 'NotTextError'

  constructor(
    readonly code: 'not_text' | 'compressed' | 'not_utf8',
    message: string,
  ) {
    super(message)
  }
}

/** The text of a UTF-8 file, with its byte order mark. Throws {@link NotTextError}. */
export function utf8Text(bytes: Buffer): string {
  const start = bytes.subarray(0, 2).toString('hex')
  if (start === '504b' || start === '1f8b')
    throw new NotTextError('compressed', 'is compressed. Unpack it first.')
  if (start === 'fffe' || start === 'feff' || bytes.subarray(0, 200).includes(0)) {
    const message = 'is not UTF-8 text (perhaps UTF-16, UTF-32 or binary). Save it as UTF-8.'
    throw new NotTextError('not_text', message)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes)
  } catch {
    const lines = brokenLines(bytes)
    const named = `${lines.length > 1 ? 'lines' : 'line'} ${lines.join(', ')}`
    throw new NotTextError('not_utf8', `is not UTF-8. Save it as UTF-8. Check ${named}.`)
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
