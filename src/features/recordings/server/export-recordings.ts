import { eq } from 'drizzle-orm'
import type { FileStore } from '#shared/server/files/file-store.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { recordings } from './recordings.table.ts'
import { dropUploadsOf, listOwnUploads } from './uploads.repository.ts'

/**
 * The recordings that a person uploaded, without their files, and their unfinished uploads, for the account export. Deleting
 * the account deletes the unfinished uploads; recordings stay without a name.
 */
export const recordingsDataSource = (store: FileStore): AccountDataSource => ({
  part: 'audioRecordings',
  async *read(database, accountId) {
    const own = await database.db
      .select({
        id: recordings.id,
        title: recordings.title,
        qari: recordings.qari,
        status: recordings.status,
        rights: recordings.rights,
        uploadedAt: recordings.uploadedAt,
        deletedAt: recordings.deletedAt,
      })
      .from(recordings)
      .where(eq(recordings.uploaderId, accountId))
    for (const recording of own) yield { kind: 'recording', ...recording }
    for (const upload of await listOwnUploads(database, accountId)) yield { kind: 'upload', ...upload }
  },
  remove: (database, accountId) => dropUploadsOf(database, store, accountId),
})
