import { createHash } from 'node:crypto'

/** The first lines of a stack say where the error is; later ones only how the page got there. */
const FRAMES = 3

interface Claim {
  readonly errorType: string
  readonly message: string
  readonly stackTrace: string
}

/** A text without the parts that differ between claims of one cause: ids, hashes of built files and numbers. */
export const withoutDetails = (text: string): string =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/gi, '…')
    .replaceAll(/-[\w-]{8}(?=\.(?:js|css)\b)/g, '')
    .replaceAll(/\b(?=[a-z]*\d)[0-9a-f]{8,}\b/gi, '…')
    .replaceAll(/:\d+:\d+/g, '')
    .replaceAll(/\d+(?:[.,]\d+)*/g, '…')

/** The id and the message of the cause that a claim has. */
export function causeOfClaim({ errorType, message, stackTrace }: Claim) {
  const frames = stackTrace
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => /^at |@/.test(line))
    .slice(0, FRAMES)
  const plain = withoutDetails(message)
  const hash = createHash('sha256').update([errorType, plain, ...frames.map(withoutDetails)].join('\n'))
  return { id: hash.digest('hex').slice(0, 32), message: plain }
}
