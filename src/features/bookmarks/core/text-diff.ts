import { diffArrays } from 'diff'

/** A piece of two texts: in both, only in the older or only in the newer. */
export interface DiffPart {
  readonly in: 'both' | 'older' | 'newer'
  readonly text: string
}

/** Texts that differ in more words than this are shown as replaced; comparing them would take too long. */
const MOST_CHANGES = 2000

/**
 * The difference of two texts, word by word (npm `diff`, Myers). The parts of `both` and `older` join to the older text,
 * those of `both` and `newer` to the newer.
 */
export function textDiff(older: string, newer: string): readonly DiffPart[] {
  const changes = diffArrays(tokens(older), tokens(newer), { maxEditLength: MOST_CHANGES })
  if (!changes)
    return [
      { in: 'older', text: older },
      { in: 'newer', text: newer },
    ]
  return changes.map(({ added, removed, value }) => ({
    in: added ? 'newer' : removed ? 'older' : 'both',
    text: value.join(''),
  }))
}

/** Words with the spaces after them, and each line break alone. */
const tokens = (text: string) => text.match(/\n|[^\s]+[^\S\n]*|[^\S\n]+/gu) ?? []
