import type { PackedDictionary } from './dictionary.ts'
import { encodeNumbers } from './packed-numbers.ts'
import type { Spellings } from './spellings.ts'

/** Packs the dictionary of word types, each given by its spellings. */
export function packDictionary(types: readonly Spellings[]): PackedDictionary {
  const bySpelling = new Map<string, { firsts: number[]; others: number[]; nears: number[] }>()
  const listsFor = (spelling: string) => {
    const lists = bySpelling.get(spelling) ?? { firsts: [], others: [], nears: [] }
    bySpelling.set(spelling, lists)
    return lists
  }
  for (const [type, { same, near }] of types.entries()) {
    for (const [order, spelling] of same.entries())
      listsFor(spelling)[order === 0 ? 'firsts' : 'others'].push(type)
    for (const spelling of near) listsFor(spelling).nears.push(type)
  }
  const entries = [...bySpelling].sort(([a], [b]) => (a < b ? -1 : 1))
  const lists = entries.map(([, each]) => each)
  return {
    spellings: entries.map(([spelling]) => spelling).join('\n'),
    firsts: encodeNumbers(lists.map(({ firsts }) => firsts.length)),
    others: encodeNumbers(lists.map(({ others }) => others.length)),
    nears: encodeNumbers(lists.map(({ nears }) => nears.length)),
    types: encodeNumbers(lists.flatMap(({ firsts, others, nears }) => [...firsts, ...others, ...nears])),
  }
}
