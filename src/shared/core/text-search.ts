/** Whether every word of `query` begins a word of `text`, ignoring case and marks. An empty query matches. */
export function matchesAllWords(query: string, text: string): boolean {
  return textMatcher(query)(searchableText(text))
}

/** `text` as a {@link textMatcher} takes it: to be worked out once for what is searched often. */
export const searchableText = (text: string): string => ` ${wordsOf(text).join(' ')}`

/** Finds `query` in texts that {@link searchableText} made. */
export function textMatcher(query: string): (text: string) => boolean {
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
