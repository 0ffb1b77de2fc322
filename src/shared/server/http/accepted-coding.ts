import { remembering } from '#shared/core/remembering.ts'

/** Content codings that answers are kept in, the preferred one first; `identity` is always acceptable. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Nearly every browser sends one of a few headers; somebody may send others without end. */
const KNOWN_AT_MOST = 100
const LONGEST = 500

/** The best coding that an `Accept-Encoding` header allows. A coding with `q=0` is refused. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  return header === undefined ? 'identity' : codingIn(String(header).slice(0, LONGEST))
}

const codingIn = remembering(KNOWN_AT_MOST, readCoding)

function readCoding(header: string): Coding {
  const accepted = new Set<string>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (!refused) accepted.add(name.trim())
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
