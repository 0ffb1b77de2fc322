/**
 * What a browser's recognition has heard, part by part, as one text. Some browsers repeat in a part what an earlier one
 * already said, so that a part which begins with the one before it takes its place.
 */
export function joinHeard(parts: readonly string[]): string {
  const kept: string[] = []
  for (const part of parts) {
    const words = part.trim()
    const before = kept.at(-1)
    if (before !== undefined && (words === before || words.startsWith(`${before} `))) kept.pop()
    if (words) kept.push(words)
  }
  return kept.join(' ')
}
