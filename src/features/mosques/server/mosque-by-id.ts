import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { mosques } from './mosques.table.ts'

/** The mosque with this id; `undefined` when there is none. */
export async function mosqueById(
  { db }: Pick<Database, 'db'>,
  id: string,
): Promise<typeof mosques.$inferSelect | undefined> {
  const [found] = await db.select().from(mosques).where(eq(mosques.id, id))
  return found
}

export function unknownMosque(): never {
  throw new AppError('mosque_not_found', 404, 'Mosque not found.')
}
