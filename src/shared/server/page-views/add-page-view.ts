import { sql } from 'drizzle-orm'
import type { Database } from '../database/database.ts'
import type { pageViews } from './page-views.table.ts'

/** Rows of one day. Beyond this number only those that exist already are counted up. */
const MOST_A_DAY = 20_000

/** Counts one view. Returns false when the day has too many different rows for another one. */
export async function addPageView(
  { db }: Pick<Database, 'db'>,
  { day, page, language, referringSite }: Omit<typeof pageViews.$inferInsert, 'views'>,
): Promise<boolean> {
  const { rowCount: known } = await db.execute(sql`
    update page_views set views = views + 1
    where day = ${day}::date and page = ${page} and language = ${language} and referring_site = ${referringSite}`)
  if (known) return true
  const { rowCount } = await db.execute(sql`
    insert into page_views as counted (day, page, language, referring_site, views)
    select ${day}::date, ${page}, ${language}, ${referringSite}, 1
    where (select count(*) from page_views where day = ${day}::date) < ${MOST_A_DAY}
    on conflict (page, day, language, referring_site) do update set views = counted.views + 1`)
  return rowCount === 1
}
