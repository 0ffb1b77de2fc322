/** Words as texts and stack traces hold them: what stands between spaces, quotes, and brackets. */
const words = /[^\s"'<>()]+/g
/** Line and column at the end of an address in a stack trace. */
const position = /:\d+:\d+$/

/** The text with every address cut before its query or fragment, as in `at f (/app.js?v=1:10:5)` → `at f (/app.js:10:5)`. */
export function withoutQueries(text: string): string {
  return text.replaceAll(words, (word) => {
    const at = word.search(/[?#]/)
    if (at < 0) return word
    const [address, query] = [word.slice(0, at), word.slice(at)]
    if (!address.includes('/') && !/^.[^=]+=/.test(query)) return word
    return address + (position.exec(query)?.[0] ?? '')
  })
}
