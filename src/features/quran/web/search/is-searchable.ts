/** The search page's minimum length in letters and digits. */
export const SHORTEST_QUERY = 3

/** Whether a text is long enough to search: `shortest` letters or digits, a Chinese character, or a reference. */
export function isSearchable(text: string, shortest = SHORTEST_QUERY): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length >= shortest || /\p{Script=Han}/u.test(text) || isReference(text)
}

/** A reference such as `2:2` may be shorter. */
const isReference = (text: string) => /^\s*\p{Nd}{1,3}\s*[:.,/]\s*\p{Nd}{1,3}\s*$/u.test(text)
