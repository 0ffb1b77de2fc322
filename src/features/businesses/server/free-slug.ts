import { eq } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { businessSlug } from '../core/business-slug.ts'
import { businesses } from './businesses.table.ts'

/** The first free slug of a name and city, with a number after it if others have the same. */
export async function freeSlug(
  db: Pick<Database['db'], 'select'>,
  business: Parameters<typeof businessSlug>[0],
): Promise<string> {
  const wanted = businessSlug(business)
  for (let number = 1; ; number++) {
    const slug = number === 1 ? wanted : `${wanted}-${number}`
    const [taken] = await db
      .select({ slug: businesses.slug })
      .from(businesses)
      .where(eq(businesses.slug, slug))
    if (!taken) return slug
  }
}
