/** Content codings that answers are kept in, the preferred one first; `identity` is always acceptable. */
export type Coding = 'br' | 'gzip' | 'identity'

/** The best coding that an `Accept-Encoding` header allows. A coding with `q=0` is refused. */
export function acceptedCoding(header: string | string[] | undefined): Coding {
  if (header === undefined) return 'identity'
  const accepted = new Set<string>()
  for (const part of String(header).slice(0, 500).toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';')
    const refused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter))
    if (!refused) accepted.add(name.trim())
  }
  if (accepted.has('br')) return 'br'
  return accepted.has('gzip') ? 'gzip' : 'identity'
}
