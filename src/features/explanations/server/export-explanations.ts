import { and, asc, eq } from 'drizzle-orm'
import type { Database } from '#shared/server/database/database.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { explanations, explanationVersions as versions } from './explanations.table.ts'

/**
 * The explanations that a person wrote, every version that they saved, and their reviews of others, for the account export.
 * After the account is deleted, all of it stays without a name.
 */
export const explanationsDataSource: AccountDataSource = {
  part: 'explanations',
  async *read(database, accountId) {
    for (const row of await writtenBy(database, accountId)) yield { kind: 'explanation', ...row }
    for (const id of await savedBy(database, accountId)) {
      // One explanation at a time: the texts of all versions may not fit into memory.
      for (const row of await versionsOf(database, id, accountId)) yield { kind: 'version', ...row }
    }
    for (const row of await reviewedBy(database, accountId)) yield { kind: 'review', ...row }
  },
}

/** Without the texts, which are in the versions. */
const writtenBy = ({ db }: Database, accountId: string) =>
  db
    .select({
      id: explanations.id,
      title: explanations.title,
      version: explanations.version,
      reviewStatus: explanations.reviewStatus,
      reviewNote: explanations.reviewNote,
      updatedAt: explanations.updatedAt,
    })
    .from(explanations)
    .where(eq(explanations.authorId, accountId))
    .orderBy(asc(explanations.updatedAt), explanations.id)

async function savedBy({ db }: Database, accountId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ id: versions.explanationId })
    .from(versions)
    .where(eq(versions.savedBy, accountId))
  return rows.map(({ id }) => id)
}

const versionsOf = ({ db }: Database, explanationId: string, accountId: string) =>
  db
    .select({
      explanationId: versions.explanationId,
      version: versions.version,
      values: versions.values,
      savedAt: versions.savedAt,
    })
    .from(versions)
    .where(and(eq(versions.explanationId, explanationId), eq(versions.savedBy, accountId)))
    .orderBy(asc(versions.version))

const reviewedBy = ({ db }: Database, accountId: string) =>
  db
    .select({
      explanationId: explanations.id,
      reviewStatus: explanations.reviewStatus,
      reviewNote: explanations.reviewNote,
    })
    .from(explanations)
    .where(eq(explanations.reviewerId, accountId))
    .orderBy(asc(explanations.updatedAt), explanations.id)
