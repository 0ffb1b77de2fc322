import { sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import { articles } from './articles.table.ts'

/** Writes how many accounts like each article, by its slug. */
export async function countLikes(
  { db }: Pick<Database, 'db'>,
  likes: ReadonlyMap<string, number>,
): Promise<void> {
  const counted = sql`coalesce((${JSON.stringify(Object.fromEntries(likes))}::jsonb ->> ${articles.slug})::int, 0)`
  await db.update(articles).set({ likes: counted }).where(sql`${articles.likes} <> ${counted}`)
}
