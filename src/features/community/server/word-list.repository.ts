import { eq } from 'drizzle-orm'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import type { Database } from '#shared/server/database/database.ts'
import { communityWords } from './safety.table.ts'

export interface WordList {
  readonly words: string[]
  readonly version: number
}

export async function wordListOf({ db }: Pick<Database, 'db'>): Promise<WordList> {
  const [row] = await db.select().from(communityWords)
  return row ? { words: row.words, version: row.version } : { words: [], version: 0 }
}

/** Saves the words over the version that was edited. Throws `version_conflict`. */
export async function storeWordList(
  { db }: Pick<Database, 'db'>,
  actorId: string,
  edited: WordList,
  at: Date,
): Promise<WordList> {
  return db.transaction(async (transaction) => {
    await transaction.insert(communityWords).values({}).onConflictDoNothing()
    const [row] = await transaction.select().from(communityWords).for('update')
    if (!row) throw new Error('The word list has no row.')
    refuseStaleVersion(row.version, edited.version)
    const stored = { words: [...new Set(edited.words)], version: row.version + 1 }
    await transaction.update(communityWords).set(stored).where(eq(communityWords.id, row.id))
    const entry = { actorId, at, action: 'update', itemType: 'community_words', itemId: 'words' }
    await addAuditEntry(
      { db: transaction },
      { ...entry, before: { words: row.words }, after: { words: stored.words } },
    )
    return stored
  })
}
