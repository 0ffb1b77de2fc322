/** The search page's shortest text; marks, signs and spaces are not counted. */
export const SHORTEST_QUERY = 3

/** Whether there is enough to search for: three letters or digits, or one Chinese character, which is a word. */
export function isSearchable(text: string, shortest = SHORTEST_QUERY): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu) ?? []
  return letters.length >= shortest || /\p{Script=Han}/u.test(text) || isReference(text)
}

/** `2:2` has two digits and yet says all. */
const isReference = (text: string) => /^\s*\p{Nd}{1,3}\s*[:.,/]\s*\p{Nd}{1,3}\s*$/u.test(text)
