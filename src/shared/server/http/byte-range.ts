/** Bytes from `first` to `last`, both included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * The single range of `size` bytes in a `Range` header (RFC 9110, 14.1.2). `undefined` for the whole: no
 * header, an unknown form, or several ranges. `'none'` if there are no such bytes.
 */
export function byteRange(header: string | undefined, size: number): ByteRange | 'none' | undefined {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header?.trim() ?? '')
  if (!match) return undefined
  const [from, to] = [match[1] ?? '', match[2] ?? '']
  if (from === '' && to === '') return undefined
  if (from === '')
    return Number(to) === 0 ? 'none' : { first: Math.max(0, size - Number(to)), last: size - 1 }
  if (to !== '' && Number(to) < Number(from)) return undefined
  if (Number(from) >= size) return 'none'
  return { first: Number(from), last: to === '' ? size - 1 : Math.min(Number(to), size - 1) }
}
