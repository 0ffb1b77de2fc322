/** The verses of a reference such as `2:255` or `2:255-257`. Throws `RangeError` for any other text. */
export function versesOfReference(reference: string): {
  readonly surah: number
  readonly first: number
  readonly last: number
} {
  const found = /^(?<surah>\d{1,3}):(?<first>\d{1,3})(?:-(?<last>\d{1,3}))?$/.exec(reference)?.groups
  if (!found) throw new RangeError(`${reference} is no reference.`)
  const { surah, first, last = first } = found
  return { surah: Number(surah), first: Number(first), last: Number(last) }
}
