import type { PackedDictionary } from './dictionary.ts'
import { charactersOf } from './packed-numbers.ts'
import type { Spellings } from './spellings.ts'

/** The dictionary of types, each given by its spellings. */
export function packDictionary(types: readonly Spellings[]): PackedDictionary {
  const found = new Map<string, { firsts: number[]; others: number[]; nears: number[] }>()
  const of = (spelling: string) => {
    const lists = found.get(spelling) ?? { firsts: [], others: [], nears: [] }
    found.set(spelling, lists)
    return lists
  }
  for (const [type, { same, near }] of types.entries()) {
    for (const [order, spelling] of same.entries()) of(spelling)[order === 0 ? 'firsts' : 'others'].push(type)
    for (const spelling of near) of(spelling).nears.push(type)
  }
  const entries = [...found].sort(([a], [b]) => (a < b ? -1 : 1))
  const lists = entries.map(([, each]) => each)
  return {
    spellings: entries.map(([spelling]) => spelling).join('\n'),
    firsts: charactersOf(lists.map(({ firsts }) => firsts.length)),
    others: charactersOf(lists.map(({ others }) => others.length)),
    nears: charactersOf(lists.map(({ nears }) => nears.length)),
    types: charactersOf(lists.flatMap(({ firsts, others, nears }) => [...firsts, ...others, ...nears])),
  }
}
