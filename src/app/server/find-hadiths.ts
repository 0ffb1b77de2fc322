import { and, inArray } from 'drizzle-orm'
import { hadiths } from '#features/hadiths/server/hadiths.table.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'

/** Finds the hadiths among these that have a page, for answers that refer to them. */
export const findHadiths =
  ({ db }: Pick<Database, 'db'>) =>
  async (ids: readonly string[]): Promise<ReadonlySet<string>> => {
    if (ids.length === 0) return new Set()
    const rows = await db
      .select({ slug: hadiths.slug })
      .from(hadiths)
      .where(and(inArray(hadiths.slug, [...ids]), isListed(hadiths)))
    return new Set(rows.map(({ slug }) => slug))
  }
