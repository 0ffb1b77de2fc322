import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { placeOfCollection } from '../../core/collection-names.ts'
import type { ImportedCollection } from '../../core/import/imported-collection.ts'
import type { HadithChapter } from '../../core/imported-hadith.ts'
import { saveWords } from './hadith-words.ts'
import {
  type CountedChapter,
  hadithCollections,
  hadithWords,
  importedHadiths,
} from './imported-hadiths.table.ts'
import { importedRow } from './imported-row.ts'

/** Each batch is one statement, which must finish within the pool’s ten-second timeout. */
const BATCH = 500

/** Where files are from, in the operator’s words. */
export interface ImportDetails {
  readonly source: string
  readonly licence: string
}

export interface StoredCollection {
  readonly added: number
  readonly changed: number
}

type Transaction = Pick<Database['db'], 'execute' | 'select' | 'insert' | 'delete'>

/**
 * Adds the hadiths of a collection and updates known ones, all or none of them; hadiths that the files don’t have stay.
 * `taken` if the collection was imported in another format, whose numbers would mix with these; `replace` removes it first.
 */
export function storeCollection(
  { db }: Pick<Database, 'db'>,
  collection: ImportedCollection,
  details: ImportDetails,
  { replace, onStored }: { readonly replace: boolean; readonly onStored: (count: number) => void },
): Promise<StoredCollection | 'taken'> {
  return db.transaction(async (transaction) => {
    const { slug, format } = collection
    if (replace) await removeFrom(transaction, slug)
    const [known] = await transaction.select().from(hadithCollections).where(eq(hadithCollections.slug, slug))
    if (known && known.format !== format) return 'taken'
    const stored = await storeHadiths(transaction, collection, onStored)
    if (stored.added + stored.changed > 0) await saveWords(transaction, slug)
    const chapters = await countedChapters(transaction, slug, [
      ...(known?.chapters ?? []),
      ...collection.chapters,
    ])
    const { name, nameArabic } = collection
    const row = {
      ...{ name, nameArabic, format, ...details, chapters },
      place: placeOfCollection(slug),
      total: chapters.reduce((sum, chapter) => sum + chapter.total, 0),
    }
    await transaction
      .insert(hadithCollections)
      .values({ slug, ...row })
      .onConflictDoUpdate({ target: hadithCollections.slug, set: row })
    return stored
  })
}

/** Removes a collection, or all of them; returns how many hadiths there were. */
export function removeCollections({ db }: Pick<Database, 'db'>, slug?: string): Promise<number> {
  return db.transaction((transaction) => removeFrom(transaction, slug))
}

async function removeFrom(db: Transaction, slug?: string): Promise<number> {
  const of = (column: typeof importedHadiths.collection | typeof hadithCollections.slug) =>
    slug === undefined ? undefined : eq(column, slug)
  const gone = await db.delete(importedHadiths).where(of(importedHadiths.collection))
  await db.delete(hadithCollections).where(of(hadithCollections.slug))
  await db
    .delete(hadithWords)
    .where(
      slug === undefined ? sql`${hadithWords.collection} <> 'own'` : and(eq(hadithWords.collection, slug)),
    )
  return gone.rowCount ?? 0
}

async function storeHadiths(
  db: Transaction,
  { hadiths }: ImportedCollection,
  onStored: (count: number) => void,
): Promise<StoredCollection> {
  let [added, changed] = [0, 0]
  for (let from = 0; from < hadiths.length; from += BATCH) {
    const rows = hadiths.slice(from, from + BATCH).map(importedRow)
    const { rows: written } = await db.execute<{ added: boolean }>(sql`
      insert into imported_hadiths (slug, sort_key, entry, search_text, keys, collection, chapter)
      select slug, "sortKey", entry, "searchText", keys, collection, chapter
      from json_to_recordset(${JSON.stringify(rows)}::json) as given(
        slug text, "sortKey" text, entry jsonb, "searchText" text, keys text[], collection text, chapter text)
      on conflict (slug) do update set
        sort_key = excluded.sort_key, entry = excluded.entry, search_text = excluded.search_text,
        keys = excluded.keys, chapter = excluded.chapter
      where (imported_hadiths.sort_key, imported_hadiths.entry, imported_hadiths.search_text, imported_hadiths.keys)
        is distinct from (excluded.sort_key, excluded.entry, excluded.search_text, excluded.keys)
      returning xmax = 0 as added`)
    const fresh = written.filter((row) => row.added).length
    added += fresh
    changed += written.length - fresh
    onStored(rows.length)
  }
  return { added, changed }
}

/** The chapters that have hadiths, in their order; of two with one number, the later one. */
async function countedChapters(
  db: Transaction,
  slug: string,
  chapters: readonly HadithChapter[],
): Promise<CountedChapter[]> {
  const { rows } = await db.execute<{ chapter: string; total: number }>(sql`
    select substr(chapter, ${slug.length + 2}::int) as chapter, count(*)::int as total
    from imported_hadiths where collection = ${slug} group by 1 order by min(sort_key)`)
  const named = new Map(chapters.map((chapter) => [chapter.number, chapter]))
  return rows.map(({ chapter: number, total }) => {
    const { name = '', nameArabic = '' } = named.get(number) ?? {}
    return { number, name, nameArabic, total }
  })
}
