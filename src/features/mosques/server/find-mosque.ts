import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { mosques } from './mosques.table.ts'

/** Returns the mosque with this id, if there is one. */
export async function findMosque(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<typeof mosques.$inferSelect | undefined> {
  const [found] = await db.select().from(mosques).where(eq(mosques.id, id))
  return found
}

export function mosqueNotFound(): never {
  throw new AppError('mosque_not_found', 404, 'Mosque not found.')
}
