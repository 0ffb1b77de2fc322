import { sql } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { CountSaved } from '#shared/server/directory/count-popularity.ts'
import { userRecords } from './user-data.table.ts'

/** Counts the accounts that have a record of a type, by the record’s id. */
export async function countAccounts(
  { db }: Pick<Database, 'db'>,
  type: string,
): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ id: string; accounts: number }>(sql`
    select id, count(*)::int as accounts from ${userRecords}
    where type = ${type} and value is not null group by 1`)
  return new Map(rows.map(({ id, accounts }) => [id, accounts]))
}

/** Counts the accounts that saved each item of a type. Returns counts alone, not who saved it. */
export const countSavedIn =
  ({ db }: Pick<Database, 'db'>): CountSaved =>
  async (type) => {
    const { rows } = await db.execute<{ id: string; saved: number }>(sql`
      select substr(id, ${type.length + 2}::int) as id, count(*)::int as saved
      from ${userRecords}
      where type = 'bookmark' and value is not null and id like ${`${type}/%`}
      group by 1`)
    return new Map(rows.map(({ id, saved }) => [id, saved]))
  }
