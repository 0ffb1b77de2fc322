/** Longer headers are cut: nobody reads forty languages. */
const READ_CHARACTERS = 500

/** The language tags of an `Accept-Language` header (RFC 9110, 12.5.4), most wanted first, without the refused ones. */
export function acceptedTags(header: string | undefined): readonly string[] {
  return (header ?? '')
    .slice(0, READ_CHARACTERS)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.split(';')
      const quality = parameters.map((text) => /^\s*q=([\d.]+)\s*$/.exec(text)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
