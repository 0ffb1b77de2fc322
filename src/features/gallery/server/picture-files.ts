import { createHash } from 'node:crypto'
import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Database } from '#shared/server/database/database.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { documentIn } from '#shared/server/files/accept-documents.ts'
import { newFileKey } from '#shared/server/files/file-key.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { PICTURE_LARGEST_SIDE, PICTURE_SMALLEST_SIDE, type PictureFile } from '../core/added-picture.ts'
import { galleryFiles, galleryPictures } from './gallery.table.ts'

/** The part of the file store with the pictures of the gallery. */
export const GALLERY_AREA = 'gallery'
/** A file waits this long for the picture it was uploaded for. */
const WAITS_MS = 86_400_000

const usedBy = sql`${galleryPictures.entry} #>> '{file,id}' = ${galleryFiles.id}::text`

/** The bytes of a picture without its metadata, and its size. Throws `unknown_document` or `picture_size`. */
export function pictureIn(body: unknown) {
  const { format, content, size } = documentIn(body)
  if (format.extension === 'pdf' || !size) throw new Error('A picture was expected.')
  const { extension, type } = format
  const { width, height } = size
  const sides = [width, height]
  if (Math.min(...sides) < PICTURE_SMALLEST_SIDE || Math.max(...sides) > PICTURE_LARGEST_SIDE)
    throw new AppError('picture_size', 422, 'Each side of the picture needs 300 to 8000 pixels.')
  return { content, type, extension, width, height }
}

/** Stores a picture without its metadata. Throws `unknown_document` or `picture_size`. */
export async function storePictureFile(
  { database: { db }, clock }: Pick<Services, 'database' | 'clock'>,
  store: FileStore,
  body: unknown,
): Promise<PictureFile> {
  const { content, type, extension, width, height } = pictureIn(body)
  const key = newFileKey(GALLERY_AREA)
  await store.put(key, content, type)
  const file = {
    ...{ key, extension, type, bytes: content.length, width, height },
    hash: createHash('sha256').update(content).digest('hex'),
    storedAt: clock(),
  }
  const [row] = await db.insert(galleryFiles).values(file).returning({ id: galleryFiles.id })
  if (!row) throw new Error('The file has no row.')
  return { id: row.id, extension, width, height }
}

/** An uploaded file by its id. Throws `not_found`. */
export async function findPictureFile({ db }: Pick<Database, 'db'>, id: string) {
  const [found] = await db.select().from(galleryFiles).where(eq(galleryFiles.id, id))
  if (!found) throw notFound()
  return found
}

/** The file of a picture that people see. Throws `not_found`. */
export async function findPublicFile({ db }: Pick<Database, 'db'>, id: string) {
  const [found] = await db
    .select({ file: galleryFiles })
    .from(galleryFiles)
    .innerJoin(galleryPictures, and(usedBy, isListed(galleryPictures)))
    .where(eq(galleryFiles.id, id))
    .limit(1)
  if (!found) throw notFound()
  return found.file
}

/** Forgets the files that have waited for a day and belong to no picture. */
export async function dropUnusedFiles({ db }: Pick<Database, 'db'>, now: Date): Promise<void> {
  await db
    .delete(galleryFiles)
    .where(
      and(
        lt(galleryFiles.storedAt, new Date(now.getTime() - WAITS_MS)),
        sql`not exists (select from ${galleryPictures} where ${usedBy})`,
      ),
    )
}

/** Those of the given keys that a row names. */
export async function usedKeys({ db }: Pick<Database, 'db'>, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: galleryFiles.key })
    .from(galleryFiles)
    .where(inArray(galleryFiles.key, [...keys]))
  return rows.map(({ key }) => key)
}
