/** Content codings that answers are kept in, the preferred one first; `identity` is always acceptable. */
export type Coding = 'br' | 'gzip' | 'identity'

/** Nearly every browser sends one of a few headers, so what they allow is worked out once. */
const known = new Map<string, Coding>()
const KNOWN_AT_MOST = 100

/** The best coding that an `Accept-Encoding` header allows. A coding with `q=0` is refused. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity'
  const text = String(header).slice(0, 500)
  let coding = known.get(text)
  if (coding === undefined) {
    coding = readCoding(text)
    if (known.size >= KNOWN_AT_MOST) known.clear()
    known.set(text, coding)
  }
  return coding
}

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
