/** Whether every word of `query` begins a word of `text`, whatever the case and the marks; an empty one always does. */
export function findsWords(query: string, text: string): boolean {
  return finder(query)(searchable(text))
}

/** `text` as a {@link finder} takes it: to be worked out once for what is searched often. */
export const searchable = (text: string): string => ` ${wordsOf(text).join(' ')}`

/** Finds `query` in texts that {@link searchable} made. */
export function finder(query: string): (text: string) => boolean {
  const wanted = wordsOf(query).map((word) => ` ${word}`)
  return (text) => wanted.every((word) => text.includes(word))
}

const wordsOf = (text: string) => bare(text).match(/[\p{L}\p{N}:]+/gu) ?? []

function bare(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u0640]/gu, '')
    .replaceAll('ٱ', 'ا')
    .toLowerCase()
}
