/** Whitespace, quotes and brackets separate addresses in messages and stack traces. */
const words = /[^\s"'<>()]+/g
/** Line and column after an address in a stack trace. */
const position = /:\d+:\d+$/

/**
 * Removes the query and fragment of every address, because they can hold a place: `at f (/app.js?v=1:10:5)`
 * becomes `at f (/app.js:10:5)`.
 */
export function stripQueryStrings(text: string): string {
  return text.replaceAll(words, (word) => {
    const at = word.search(/[?#]/)
    if (at < 0) return word
    const [address, query] = [word.slice(0, at), word.slice(at)]
    if (!address.includes('/') && !/^.[^=]+=/.test(query)) return word
    return address + (position.exec(query)?.[0] ?? '')
  })
}
