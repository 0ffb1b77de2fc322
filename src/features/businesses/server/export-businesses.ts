import { buffer } from 'node:stream/consumers'
import { eq } from 'drizzle-orm'
import type { FileStore } from '#shared/server/files/file-store.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import { reportsOf, reviewsOf } from './reviews.repository.ts'
import { removeFiles } from './submission-files.ts'
import { filesOf, listSubmissionsOf } from './submissions.repository.ts'
import { businessSubmissions } from './submissions.table.ts'

/** A person’s submitted businesses, with their files in Base64, their reviews and reports of reviews, for the account export. */
export const businessesDataSource = (store: FileStore): AccountDataSource => ({
  part: 'businesses',
  async *read(database, accountId) {
    for (const submission of await listSubmissionsOf(database, accountId)) {
      const files: Record<string, string> = {}
      for (const { kind, key } of await filesOf(database, [submission.id])) {
        files[kind] = (await buffer(await store.read(key))).toString('base64')
      }
      yield { kind: 'submission', ...submission, files }
    }
    for (const review of await reviewsOf(database, accountId)) yield { kind: 'review', ...review }
    for (const report of await reportsOf(database, accountId)) yield { kind: 'report', ...report }
  },
  async remove(database, accountId) {
    const own = eq(businessSubmissions.accountId, accountId)
    const rows = await database.db.select({ id: businessSubmissions.id }).from(businessSubmissions).where(own)
    const files = await filesOf(
      database,
      rows.map(({ id }) => id),
    )
    await database.db.delete(businessSubmissions).where(own)
    await removeFiles(
      store,
      files.map(({ key }) => key),
    )
  },
})
