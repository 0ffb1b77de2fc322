import { createHash } from 'node:crypto'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { documentFormats, pictureFormats } from '#shared/core/document/document-format.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { documentIn } from '#shared/server/files/accept-documents.ts'
import { newFileKey } from '#shared/server/files/file-key.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { BusinessPhoto } from '../core/business.ts'
import type { SubmissionFile } from '../core/business-submission.ts'
import { businesses } from './businesses.table.ts'
import { type AccountId, changeOwn, deleteFileRows, readOwn } from './submissions.repository.ts'
import { businessFiles } from './submissions.table.ts'

/** The part of the file store with photos and certificates. */
export const FILES_AREA = 'businesses'

const formatsOf = {
  photo: pictureFormats,
  certificate: [...pictureFormats, documentFormats.pdf],
} as const satisfies Record<SubmissionFile, unknown>

interface FileOfSubmission {
  readonly id: string
  readonly accountId: AccountId
  readonly kind: SubmissionFile
}

/**
 * Stores an uploaded file of one’s own waiting submission instead of an earlier one. The bytes are stored before their
 * row; an upload that is cut off in between leaves a file that nothing names, which the hourly job removes. Throws
 * `unknown_document`, `not_found` or `submission_closed`.
 */
export async function storeSubmissionFile(
  database: Database,
  store: FileStore,
  { id, accountId, kind }: FileOfSubmission,
  body: unknown,
): Promise<void> {
  const { format, content, size } = documentIn(body, formatsOf[kind])
  // Strangers can’t fill the store.
  await readOwn(database, id, accountId)
  const key = newFileKey(FILES_AREA)
  await store.put(key, content, format.type)
  const replaced = await changeOwn(database, id, accountId, async (transaction) => {
    const earlier = await deleteFileRows(transaction, id, kind)
    const hash = createHash('sha256').update(content).digest('hex')
    const row = { key, submissionId: id, kind, type: format.type, bytes: content.length, hash, ...size }
    await transaction.insert(businessFiles).values(row)
    return earlier
  }).catch(async (error: unknown) => {
    await store.remove(key)
    throw error
  })
  await removeFiles(store, replaced)
}

/** Removes files whose rows are deleted. What can’t be removed now, the hourly job removes. */
export async function removeFiles(store: FileStore, keys: readonly string[]): Promise<void> {
  await Promise.allSettled(keys.map((key) => store.remove(key)))
}

/** Those of the given keys that a row names. */
export async function usedKeys({ db }: Pick<Database, 'db'>, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: businessFiles.key })
    .from(businessFiles)
    .where(inArray(businessFiles.key, [...keys]))
  return rows.map(({ key }) => key)
}

const isPhotoOf = (slug: string) => and(eq(businessFiles.slug, slug), eq(businessFiles.kind, 'photo'))

/** The photo that a listed business shows. Throws `not_found`. */
export async function findPhoto({ db }: Pick<Database, 'db'>, slug: string) {
  const [found] = await db
    .select({ file: businessFiles })
    .from(businessFiles)
    .innerJoin(businesses, eq(businesses.slug, businessFiles.slug))
    .where(and(isPhotoOf(slug), isListed(businesses), sql`${businesses.entry} ? 'photo'`))
  if (!found) throw notFound()
  return found.file
}

/** The stored photo of a business, shown or not. */
export async function storedPhoto(
  { db }: Pick<Database, 'db'>,
  slug: string,
): Promise<BusinessPhoto | undefined> {
  const [found] = await db.select().from(businessFiles).where(isPhotoOf(slug))
  return found && shownPhoto(found)
}

/** Deletes the photo of a business for good, also from the version that an editor can take again. */
export async function deletePhoto(database: Database, store: FileStore, slug: string): Promise<void> {
  const keys = await database.db.transaction(async (run) => {
    const rows = await run.delete(businessFiles).where(isPhotoOf(slug)).returning({ key: businessFiles.key })
    await run
      .update(businesses)
      .set({ contentEntry: sql`${businesses.contentEntry} - 'photo'` })
      .where(eq(businesses.slug, slug))
    return rows.map(({ key }) => key)
  })
  await removeFiles(store, keys)
}

const VERSION_LENGTH = 12

/** A stored photo as its business names it. */
export const shownPhoto = ({
  hash,
  width,
  height,
}: Pick<typeof businessFiles.$inferSelect, 'hash' | 'width' | 'height'>): BusinessPhoto => ({
  version: hash.slice(0, VERSION_LENGTH),
  width: width ?? 0,
  height: height ?? 0,
})

/** Deletes the photos of businesses that are no longer listed. */
export const deletePhotosOfNobody = ({ db }: Pick<Database, 'db'>) =>
  db.execute(
    sql`delete from business_files where slug is not null
      and not exists (select from businesses where businesses.slug = business_files.slug)`,
  )
