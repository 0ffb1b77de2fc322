import { and, eq, isNull } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { mosques } from './mosques.table.ts'

/** Returns the mosque with this id, if there is one and it wasn’t deleted. */
export async function findMosque(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<typeof mosques.$inferSelect | undefined> {
  const [found] = await db
    .select()
    .from(mosques)
    .where(and(eq(mosques.id, id), isNull(mosques.deletedAt)))
  return found
}

export function mosqueNotFound(): never {
  throw new AppError('mosque_not_found', 404, 'Mosque not found.')
}
