/** A piece of two texts: in both, only in the older or only in the newer. */
export interface DiffPart {
  readonly in: 'both' | 'older' | 'newer'
  readonly text: string
}

/** Beyond so many comparisons the middle is shown as replaced. */
const MOST_COMPARISONS = 4_000_000

/** What became of `older`, word by word: the parts of `both` and `older` make it, those of `both` and `newer` the newer. */
export function textDiff(older: string, newer: string): readonly DiffPart[] {
  const [a, b] = [tokens(older), tokens(newer)]
  let start = 0
  while (start < a.length && start < b.length && a[start] === b[start]) start += 1
  let end = 0
  while (end < a.length - start && end < b.length - start && a.at(-1 - end) === b.at(-1 - end)) end += 1
  return joined([
    ...a.slice(0, start).map((text) => ({ in: 'both', text }) as const),
    ...middle(a.slice(start, a.length - end), b.slice(start, b.length - end)),
    ...a.slice(a.length - end).map((text) => ({ in: 'both', text }) as const),
  ])
}

/** Words with the spaces after them, and line ends by themselves. */
const tokens = (text: string) => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/gu) ?? []

/** By the longest common subsequence. */
function middle(a: readonly string[], b: readonly string[]): readonly DiffPart[] {
  const gone = a.map((text) => ({ in: 'older', text }) as const)
  const come = b.map((text) => ({ in: 'newer', text }) as const)
  if (a.length * b.length > MOST_COMPARISONS) return [...gone, ...come]
  const width = b.length + 1
  const lengths = new Uint16Array((a.length + 1) * width)
  const at = (i: number, j: number) => lengths[i * width + j] ?? 0
  for (let i = a.length - 1; i >= 0; i -= 1) {
    for (let j = b.length - 1; j >= 0; j -= 1) {
      lengths[i * width + j] = a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1))
    }
  }
  const parts: DiffPart[] = []
  let [i, j] = [0, 0]
  while (i < a.length || j < b.length) {
    const [old, fresh] = [gone[i], come[j]]
    if (old && fresh && old.text === fresh.text) {
      parts.push({ in: 'both', text: old.text })
      i += 1
      j += 1
    } else if (old && (!fresh || at(i + 1, j) >= at(i, j + 1))) {
      parts.push(old)
      i += 1
    } else if (fresh) {
      parts.push(fresh)
      j += 1
    }
  }
  return parts
}

function joined(parts: readonly DiffPart[]): readonly DiffPart[] {
  const whole: DiffPart[] = []
  for (const part of parts) {
    const last = whole.at(-1)
    if (last?.in === part.in) whole[whole.length - 1] = { in: part.in, text: last.text + part.text }
    else whole.push(part)
  }
  return whole
}
