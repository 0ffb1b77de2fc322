/**
 * Joins the parts that a browser’s speech recognition returned. Some browsers repeat an earlier part at the
 * start of a later one, which then replaces it.
 */
export function joinTranscripts(parts: readonly string[]): string {
  const joined: string[] = []
  for (const part of parts) {
    const text = part.trim()
    const before = joined.at(-1)
    if (before !== undefined && (text === before || text.startsWith(`${before} `))) joined.pop()
    if (text) joined.push(text)
  }
  return joined.join(' ')
}
