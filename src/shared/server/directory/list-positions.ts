import { type SQL, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '../database/database.ts'
import type { DirectoryTable } from './directory-columns.ts'

/** A position in a list that was not read from its beginning. */
interface WantedPosition {
  /** Names the list. */
  readonly list: string
  readonly where: SQL | undefined
  /** The number of entries before the position. */
  readonly from: number
  /** Whether the list is a search, which is not in the order of an index. */
  readonly isSearched: boolean
}

/** Where to start reading: after the sort key `end`, and then after `skipped` more entries. */
interface Start {
  readonly end: string | undefined
  readonly skipped: number
}

interface Positions {
  readonly before: (wanted: WantedPosition) => Promise<Start>
  /** Remembers the sort key of the entry before a position. */
  readonly remember: (list: string, position: number, sortKey: string) => void
}

/** Positions are reused for this long; signposts once more while they are read again. */
const REUSED_FOR_MS = 60_000
const SIGNPOSTS_FOR_MS = 600_000
const MOST_POSITIONS = 20_000
const MOST_LISTS = 50
/** The entries between two signposts. */
const STEP = 100
/** Up to this position, skipping entries is faster than reading signposts. */
const NEAR = 5 * STEP

/**
 * Finds where to start reading a page of a list. A page after one that was read starts where that ended. Any other page
 * starts at the signpost before it: the sort key of every 100th entry, which one scan of the order’s index finds.
 */
export function openPositions({ db }: Pick<Database, 'db'>, table: DirectoryTable): Positions {
  const ends = new LRUCache<string, string>({ max: MOST_POSITIONS, ttl: REUSED_FOR_MS })
  const signposts = new LRUCache<string, readonly string[], SQL | undefined>({
    max: MOST_LISTS,
    ttl: SIGNPOSTS_FOR_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_list, _stale, { context: where }) => {
      const numbered = db
        .select({
          key: sql<string>`${table.sortKey}`.as('key'),
          place: sql<number>`row_number() over (order by ${table.sortKey})`.as('place'),
        })
        .from(table)
        .where(where)
        .as('numbered')
      const rows = await db
        .select({ key: numbered.key })
        .from(numbered)
        .where(sql`${numbered.place} % ${STEP}::int = 0`)
        .orderBy(numbered.place)
      return rows.map(({ key }) => key)
    },
  })
  return {
    before: async ({ list, where, from, isSearched }) => {
      const end = ends.get(`${list} ${from}`)
      if (end !== undefined) return { end, skipped: 0 }
      if (from <= NEAR || isSearched) return { end: undefined, skipped: from }
      const keys = await signposts.forceFetch(list, { context: where })
      const passed = Math.min(Math.floor(from / STEP), keys.length)
      return { end: keys[passed - 1], skipped: from - passed * STEP }
    },
    remember: (list, position, sortKey) => void ends.set(`${list} ${position}`, sortKey),
  }
}
