import { asc, count, sql } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { knownCollections } from '../../core/collection-names.ts'
import { hadithCollections as ownCollections } from '../../core/hadith.ts'
import type { HadithCollectionAnswer } from '../../core/hadith-collections.contract.ts'
import { hadiths } from '../hadiths.table.ts'
import { hadithCollections } from './imported-hadiths.table.ts'

export type CollectionRow = typeof hadithCollections.$inferSelect

/** An import shows within this time. */
const REUSED_FOR_MS = 30_000

/** Returns a function that reads the imported collections by slug, in their order. */
export function openCollections({
  db,
}: Pick<Database, 'db'>): () => Promise<ReadonlyMap<string, CollectionRow>> {
  const saved = new LRUCache<'all', ReadonlyMap<string, CollectionRow>>({
    max: 1,
    ttl: REUSED_FOR_MS,
    fetchMethod: async () => {
      const rows = await db
        .select()
        .from(hadithCollections)
        .orderBy(asc(hadithCollections.place), asc(hadithCollections.slug))
      return new Map(rows.map((row) => [row.slug, row]))
    },
  })
  return () => saved.forceFetch('all')
}

/** The books of the checked hadiths, with their numbers. */
export async function checkedCollections({ db }: Pick<Database, 'db'>): Promise<HadithCollectionAnswer[]> {
  const rows = await db
    .select({ slug: hadiths.collection, total: count() })
    .from(hadiths)
    .where(isListed(hadiths))
    .groupBy(hadiths.collection)
  const totals = new Map<string, number>(rows.map(({ slug, total }) => [slug, total]))
  return ownCollections.flatMap((slug) => {
    const total = totals.get(slug)
    const { name = slug, nameArabic = slug } = knownCollections[slug] ?? {}
    return total ? [{ slug, name, nameArabic, total, source: null, licence: null }] : []
  })
}

interface Neighbours extends Record<string, unknown> {
  readonly previous: string | null
  readonly next: string | null
  readonly checked: string | null
}

/** The hadiths before and after one in its collection, and the checked hadith with its number. */
export async function neighboursOf(
  { db }: Pick<Database, 'db'>,
  id: string,
  checkedSlug: string,
): Promise<Neighbours> {
  const { rows } = await db.execute<Neighbours>(sql`
    with this as (select collection, sort_key from imported_hadiths where slug = ${id})
    select
      (select slug from imported_hadiths where collection = this.collection and sort_key < this.sort_key
       order by sort_key desc limit 1) as previous,
      (select slug from imported_hadiths where collection = this.collection and sort_key > this.sort_key
       order by sort_key limit 1) as next,
      (select slug from hadiths where slug = ${checkedSlug} and is_published and deleted_at is null) as checked
    from this`)
  return rows[0] ?? { previous: null, next: null, checked: null }
}
