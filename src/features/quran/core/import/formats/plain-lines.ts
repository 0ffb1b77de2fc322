import type { FoundVerses } from '../found-verses.ts'
import { versesInOrder } from '../verses-in-order.ts'

/**
 * Tanzil's plain text: a verse a line, then lines of comment that begin with `#`. A blank line between verses counts
 * as a verse without text.
 */
export function readPlainLines(text: string): FoundVerses {
  const lines = text.split('\n').map((line, index) => ({ text: line.trim(), line: index + 1 }))
  const said = lines.filter((line) => !line.text.startsWith('#'))
  const end = said.findLastIndex((line) => line.text !== '') + 1
  return { format: 'one verse per line', ...versesInOrder(said.slice(0, end)) }
}
