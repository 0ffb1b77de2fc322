import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import type { DirectoryTable } from './directory-columns.ts'
import { NEUTRAL_POPULARITY } from './directory-columns.ts'

/** How many people saved each item of a bookmark type, by its id. */
export type CountSaved = (type: string) => Promise<ReadonlyMap<string, number>>

/** A directory with popularity. */
export interface RankedDirectory {
  readonly table: DirectoryTable
  /** The path of the list; an entry’s page is below it. */
  readonly path: string
  /** The type of its bookmarks. */
  readonly target: string
  /** The entries that search engines may list, which may depend on the settings; all of them without it. */
  readonly listed?: SQL | ((settings: Settings) => SQL)
}

/** Saving says more than viewing. */
const SAVED_COUNTS = 5
const HIGHEST = 100

/**
 * Updates the views and the popularity of a directory’s entries from the counted page views and the saved
 * bookmarks. The popularity is the rank among the entries that have either, from above 50 to 100; the others
 * stay at 50.
 */
export async function countPopularity(
  { db }: Pick<Database, 'db'>,
  { table, path, target }: RankedDirectory,
  countSaved: CountSaved,
): Promise<void> {
  const saved = Object.fromEntries(await countSaved(target))
  await db.execute(sql`
    with viewed as (
      select substr(page, ${path.length + 2}::int) as slug, sum(views)::int as views
      from page_views where page like ${`${path}/%`} group by 1),
    saved as (
      select key as slug, value::int as saved from jsonb_each_text(${JSON.stringify(saved)}::jsonb)),
    scored as (
      select slug, coalesce(views, 0) as views, coalesce(views, 0) + ${SAVED_COUNTS}::int * coalesce(saved, 0) as score
      from viewed full join saved using (slug)
      where exists (select from ${table} as known where known.slug = coalesce(viewed.slug, saved.slug))),
    ranked as (
      select slug, views, ${NEUTRAL_POPULARITY}::int
        + ceil(${HIGHEST - NEUTRAL_POPULARITY}::int * cume_dist() over (order by score))::int as popularity
      from scored),
    fresh as (
      select listed.slug, coalesce(ranked.views, 0) as views,
             coalesce(ranked.popularity, ${NEUTRAL_POPULARITY}::int) as popularity
      from ${table} as listed left join ranked on ranked.slug = listed.slug
      where ranked.slug is not null or listed.views > 0 or listed.popularity <> ${NEUTRAL_POPULARITY}::int)
    update ${table} as entries set views = fresh.views, popularity = fresh.popularity
    from fresh
    where entries.slug = fresh.slug and (entries.views, entries.popularity) <> (fresh.views, fresh.popularity)`)
}
