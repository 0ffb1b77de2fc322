import { and, arrayContains, count, eq, gt, gte, is, not, or, type SQL, sql } from 'drizzle-orm'
import { PgArray, type PgColumn } from 'drizzle-orm/pg-core'
import { LRUCache } from 'lru-cache'
import type { Pagination } from '#shared/core/directory/directory.contract.ts'
import { pagesOf, type Total } from '#shared/core/directory/total.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import type { Database } from '../database/database.ts'
import { notFound } from '../http/answer-errors.ts'
import { changesOf } from './directory-changes.ts'
import { type DirectoryTable, isListed } from './directory-columns.ts'
import { openPositions } from './list-positions.ts'
import { readOnce } from './shared-readings.ts'

export interface DirectoryConfig<Count extends string = never> {
  readonly table: DirectoryTable
  /** A further condition of the entries that people see, besides `isListed`. */
  readonly only?: SQL
  /**
   * Each filter of the contract: the column that has the value (an array passes if it contains it), or the
   * condition of a value.
   */
  readonly filters: Readonly<Record<string, PgColumn | ((value: string | boolean) => SQL)>>
  /** Columns with further counts, such as likes. */
  readonly counts?: Readonly<Record<Count, PgColumn>>
  /** Orders the popular entries that nobody viewed or saved, the highest first; the rest changes with a seed. */
  readonly wellKnown?: SQL
  /** Keys that find an entry at once, before those that contain the words. */
  readonly exactKeys?: (search: string) => readonly string[]
  /** The condition of entries whose texts in the language of the request contain the words. */
  readonly translated?: (search: string, language: LanguageCode) => SQL | undefined
  /** Keys that find entries after all others. */
  readonly similarKeys?: (search: string) => readonly string[]
  /** Other forms of a folded word, such as its stem; they find entries after the word itself. */
  readonly otherForms?: (word: string) => readonly string[]
  /** Words that were probably meant by a mistyped one, for searches that find nothing. */
  readonly meantWords?: (word: string) => Promise<readonly string[]>
}

/** Which entries of a directory: those that pass every filter and the search. */
export interface Wanted {
  readonly search?: string | undefined
  /** The language of the search, for directories with texts in several. */
  readonly language?: LanguageCode | undefined
  readonly filters: Readonly<Record<string, string | boolean | undefined>>
}

export interface ListRequest extends Wanted {
  readonly page: number
  readonly limit: number
  /** Sorts the entries of each kind of hit by this first, such as a distance. */
  readonly order?: SQL | undefined
}

/** An entry with its counts. */
export type Listed<Entry, Count extends string = never> = {
  readonly entry: Entry
  readonly views: number
  /** 0 to 100. */
  readonly popularity: number
} & Readonly<Record<Count, number>>

export interface Directory<Entry, Count extends string = never> {
  readonly list: (
    request: ListRequest,
  ) => Promise<{ readonly entries: readonly Listed<Entry, Count>[]; readonly pagination: Pagination }>
  /** The number of entries on all pages. */
  readonly count: (wanted: Wanted) => Promise<Total>
  readonly find: (slug: string) => Promise<Listed<Entry, Count> | undefined>
  /** The most popular entries; those that nobody viewed or saved in an order that changes with `seed`. */
  readonly popular: (count: number, seed: string) => Promise<readonly Listed<Entry, Count>[]>
}

/** Counts are reused for this long, and a stale count once more while it is counted again. */
const REUSED_FOR_MS = 60_000
/**
 * The entries of a search are counted up to this number, unless a later page is asked for: counting all of
 * 100,000 takes longer than finding the first ones, and nobody reads them all.
 */
const COUNTED = 1000
const POPULAR_FOR_MS = 600_000
const MOST_COUNTS = 2000
/** Trigrams need three letters; shorter words are found at the beginning of words. */
const SHORTEST_INSIDE = 3

/** Opens a directory over its table. Lists are read by key from where an earlier page ended. */
export function openDirectory<Entry, Count extends string = never>(
  { db }: Pick<Database, 'db'>,
  config: DirectoryConfig<Count>,
): Directory<Entry, Count> {
  type Found = Listed<Entry, Count>
  const { table } = config
  const only = and(isListed(table), config.only)
  const columns = { ...config.counts, entry: table.entry, views: table.views, popularity: table.popularity }
  const positions = openPositions({ db }, table)
  const counts = new LRUCache<string, number, Counting>({
    max: MOST_COUNTS,
    ttl: REUSED_FOR_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { where, most } }) => {
      if (most === undefined) return db.$count(table, where)
      const some = db
        .select({ one: sql`1` })
        .from(table)
        .where(where)
        .limit(most + 1)
      const [row] = await db.select({ size: count() }).from(some.as('some'))
      return row?.size ?? 0
    },
  })

  const popular = new LRUCache<string, readonly Found[], { readonly most: number; readonly seed: string }>({
    max: 1,
    ttl: POPULAR_FOR_MS,
    allowStale: true,
    ignoreFetchAbort: true,
    fetchMethod: async (_key, _stale, { context: { most, seed } }) =>
      (await db
        .select(columns)
        .from(table)
        .where(only)
        .orderBy(
          sql`${table.popularity} desc`,
          ...(config.wellKnown ? [sql`${config.wellKnown} desc`] : []),
          sql`md5(${table.slug} || ${seed}::text)`,
        )
        .limit(most)) as unknown as Found[],
  })

  /** Entries of one list from a position on, in an order of the request. */
  async function readSorted(order: SQL, where: SQL | undefined, from: number, limit: number) {
    const sorted = db.select(columns).from(table).where(where).orderBy(order, table.sortKey)
    return (await sorted.offset(from).limit(limit)) as unknown as Found[]
  }

  /** Entries of one list from a position on. */
  async function read({ list, where, isSearched }: Tier, from: number, limit: number) {
    const { end, skipped } = await positions.before({ list, where, from, isSearched })
    const rest = and(where, end === undefined ? undefined : gt(table.sortKey, end))
    // Skips in the index alone, without reading the skipped rows.
    const first = db.select({ key: table.sortKey }).from(table).where(rest).orderBy(table.sortKey)
    const isSkipping = skipped > 0 && !isSearched
    const rows = await db
      .select({ ...columns, sortKey: table.sortKey })
      .from(table)
      .where(isSkipping ? and(rest, gte(table.sortKey, first.offset(skipped).limit(1))) : rest)
      .orderBy(table.sortKey)
      .offset(isSkipping ? 0 : skipped)
      .limit(limit)
    const last = rows.at(-1)
    if (last) positions.remember(list, from + rows.length, last.sortKey as string)
    return rows.map(({ sortKey: _, ...row }) => row as unknown as Found)
  }

  /**
   * The conditions of a list, best first, each with the number of its entries. A search is counted until it has more than
   * `COUNTED` entries if that many are `needed`; the conditions after that are left out, because those that exclude a
   * frequent word are slow.
   */
  async function countedTiers(wanted: Wanted, needed: number): Promise<Tier[]> {
    const { search = '', language, filters } = wanted
    const chosen = Object.entries(filters).flatMap(([filter, value]) =>
      value === undefined ? [] : [[filter, value] as const],
    )
    const name = JSON.stringify([chosen, search, language, changesOf(table)])
    const filtered = chosen.map(([filter, value]) => conditionOf(config, filter, value))
    const counted = async (tier: SQL | undefined, at: number) => {
      const list = `${at} ${name}`
      const where = and(only, ...filtered, tier)
      const most = tier && needed <= COUNTED ? COUNTED : undefined
      const size = await counts.forceFetch(`${most} ${list}`, { context: { where, most } })
      return { list, where, size, isSearched: tier !== undefined }
    }
    const conditions = tiersOf(config, search, language)
    const tiers: Tier[] = []
    for (const [at, condition] of conditions.entries()) {
      tiers.push(await counted(condition, at))
      if (needed <= COUNTED && sumOf(tiers) > COUNTED) break
    }
    if (sumOf(tiers) > 0) return tiers
    const meant = await meantTier(config, search)
    return meant ? [await counted(meant, conditions.length)] : tiers
  }

  async function readList({ page, limit, order, ...wanted }: ListRequest) {
    const tiers = await countedTiers(wanted, page * limit)
    const entries: Found[] = []
    let from = (page - 1) * limit
    for (const tier of tiers) {
      const { size } = tier
      if (from < size && entries.length < limit) {
        const most = Math.min(limit - entries.length, size - from)
        const found = order ? readSorted(order, tier.where, from, most) : read(tier, from, most)
        entries.push(...(await found))
      }
      from = Math.max(0, from - size)
    }
    const total = totalOf(tiers, page * limit)
    return {
      entries,
      pagination: { page, limit, ...total, totalPages: pagesOf(total, limit) },
    }
  }

  return {
    list: ({ language, ...request }) => {
      // Only a search depends on the language.
      const asked = request.search ? { ...request, language } : request
      return request.order ? readList(asked) : readOnce(table, JSON.stringify(asked), () => readList(asked))
    },
    count: async (wanted) => totalOf(await countedTiers(wanted, 0), 0),
    find: (slug) =>
      readOnce(table, `/${slug}`, async () => {
        const [row] = await db
          .select(columns)
          .from(table)
          .where(and(eq(table.slug, slug), only))
        return row as unknown as Found | undefined
      }),
    popular: (most, seed) => popular.forceFetch(`${changesOf(table)} ${seed}`, { context: { most, seed } }),
  }
}

/** The entry; throws `not_found` without one. */
export function existing<Found extends Listed<unknown>>(listed: Found | undefined): Found {
  if (!listed) throw notFound()
  return listed
}

/** One condition of a list. */
interface Tier {
  /** Names the list in caches. */
  readonly list: string
  readonly where: SQL | undefined
  readonly isSearched: boolean
  readonly size: number
}

/** A count to make: of all entries, or of at most one more than `most`. */
interface Counting {
  readonly where: SQL | undefined
  readonly most: number | undefined
}

/** The number of entries on all pages, as far as a search is counted. */
function totalOf(tiers: readonly Tier[], needed: number): Total {
  const total = sumOf(tiers)
  const isCapped = needed <= COUNTED && total > COUNTED && tiers.some(({ isSearched }) => isSearched)
  return isCapped ? { total: COUNTED, totalIsMinimum: true } : { total }
}

const sumOf = (tiers: readonly { readonly size: number }[]) => tiers.reduce((sum, { size }) => sum + size, 0)

function conditionOf(
  { filters }: Pick<DirectoryConfig, 'filters'>,
  filter: string,
  value: string | boolean,
): SQL {
  const found = filters[filter]
  if (!found) throw new Error(`The directory has no filter ${filter}.`)
  if (typeof found === 'function') return found(value)
  return is(found, PgArray) ? arrayContains(found, [value]) : eq(found, value)
}

/**
 * The conditions of a search, best first: entries with an exact key, those whose texts in the language contain every word,
 * those that contain every word otherwise, those that contain it in some form, those with a similar key. None of them finds
 * an entry of an earlier one. Without words, one condition finds everything.
 */
function tiersOf(
  { table, exactKeys, similarKeys, otherForms, translated }: Omit<DirectoryConfig, 'counts'>,
  search: string,
  language: LanguageCode | undefined,
): readonly (SQL | undefined)[] {
  const words = foldedWords(search)
  if (words.length === 0) return [undefined]
  const tiers = [
    haveOneOf(table, exactKeys?.(search)),
    language && translated?.(search, language),
    haveAll(
      table,
      words.map((word) => [word]),
    ),
    otherForms &&
      haveAll(
        table,
        words.map((word) => [word, ...otherForms(word)]),
      ),
    haveOneOf(table, similarKeys?.(search)),
  ].filter((tier) => tier !== undefined)
  return tiers.map((tier, at) => and(tier, ...tiers.slice(0, at).map(not)))
}

/** The condition with the words that were probably meant; `undefined` if there are none. */
async function meantTier(
  { table, meantWords }: Omit<DirectoryConfig, 'counts'>,
  search: string,
): Promise<SQL | undefined> {
  if (!meantWords) return undefined
  const choices = await Promise.all(
    foldedWords(search).map(async (word) => [word, ...(await meantWords(word))]),
  )
  return choices.some(({ length }) => length > 1) ? haveAll(table, choices) : undefined
}

/** Entries that contain one of each choice of words. */
const haveAll = ({ searchText }: DirectoryTable, choices: readonly (readonly string[])[]): SQL | undefined =>
  and(...choices.map((words) => or(...words.map((word) => sql`${searchText} like ${patternOf(word)}`))))

function haveOneOf({ keys }: DirectoryTable, wanted: readonly string[] = []): SQL | undefined {
  return wanted.length === 0 ? undefined : sql`${keys} && ${sql.param(wanted)}::text[]`
}

/** Folded words have no sign that `like` reads as a pattern. */
const patternOf = (word: string) => (word.length < SHORTEST_INSIDE ? `% ${word}%` : `%${word}%`)
