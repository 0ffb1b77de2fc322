import { textMatcher } from '#shared/core/text-search.ts'
import type { SavedItem } from './saved-item.ts'

/** An item with its title and search words. */
export interface NamedItem extends SavedItem {
  readonly title: string
  /** Its position in the order of its type, such as that of the Quran. */
  readonly rank?: number
  /** Its search words, as `searchableText` returns them; calculated when needed. */
  readonly words: () => string
}

export const itemOrders = ['newest', 'oldest', 'name'] as const
export type ItemOrder = (typeof itemOrders)[number]

/** The filter and order of a list. */
export interface Arrangement {
  readonly query: string
  /** One type such as `verse`, or highlighted items of every type. */
  readonly type?: string
  /** A collection's id. */
  readonly collection?: string
  readonly order: ItemOrder
}

/** The value of `type` for everything highlighted. */
export const HIGHLIGHTED = 'marked'

/** The matching items, in order. `compare` sorts names by the page's language. */
export function arrangeItems<Item extends NamedItem>(
  items: readonly Item[],
  { query, type, collection, order }: Arrangement,
  compare: (a: string, b: string) => number,
): readonly Item[] {
  const finds = textMatcher(query)
  const found = items.filter(
    (item) => isOf(item, type) && (!collection || isIn(item, collection)) && finds(item.words()),
  )
  if (order === 'name') return found.sort((a, b) => byName(a, b, compare))
  const way = order === 'newest' ? -1 : 1
  return found.sort((a, b) => way * compareAge(a, b))
}

/** Sorts by age, the older first; times are unique. */
export const compareAge = (a: AgedItem, b: AgedItem): number =>
  compareText(a.savedAt, b.savedAt) || compareText(a.target, b.target)
type AgedItem = Pick<SavedItem, 'savedAt' | 'target'>

const isIn = ({ bookmark }: SavedItem, collection: string): boolean =>
  bookmark?.collections?.includes(collection) === true

const isOf = (item: SavedItem, type: string | undefined) =>
  type === undefined || (type === HIGHLIGHTED ? item.highlight !== undefined : item.type === type)

function byName(a: NamedItem, b: NamedItem, compare: (a: string, b: string) => number): number {
  if (a.type === b.type && a.rank !== undefined && b.rank !== undefined) return a.rank - b.rank
  return compareText(a.type, b.type) || compare(a.title, b.title) || compareText(a.target, b.target)
}

const compareText = (a: string, b: string) => (a < b ? -1 : Number(a > b))
