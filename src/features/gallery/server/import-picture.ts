import { eq, sql } from 'drizzle-orm'
import type { FileStore } from '#shared/server/files/file-store.ts'
import type { Services } from '#shared/server/services.ts'
import type { AddedPicture } from '../core/added-picture.ts'
import { editedPictures } from './added-pictures.ts'
import { galleryPictures } from './gallery.table.ts'
import { storePictureFile } from './picture-files.ts'

/**
 * Publishes a picture without an editor. Returns `exists` and changes nothing if the address is taken and `replace` is not
 * set. Throws `unknown_document` or `picture_size`.
 */
export async function importPicture(
  services: Pick<Services, 'database' | 'clock'>,
  store: FileStore,
  picture: Omit<AddedPicture, 'file'>,
  { content, replace }: { readonly content: Buffer; readonly replace: boolean },
): Promise<'added' | 'replaced' | 'exists'> {
  const { db } = services.database
  const isTaken = (await db.$count(galleryPictures, eq(galleryPictures.slug, picture.slug))) > 0
  if (isTaken && !replace) return 'exists'
  const file = await storePictureFile(services, store, content)
  const row = {
    ...editedPictures.rowOf({ ...picture, file }, undefined),
    ...{ writtenBy: 'operator', isPublished: true, editedAt: services.clock(), deletedAt: null },
  }
  await db
    .insert(galleryPictures)
    .values(row as never)
    .onConflictDoUpdate({
      target: galleryPictures.slug,
      set: { ...row, version: sql`${galleryPictures.version} + 1` } as never,
    })
  return isTaken ? 'replaced' : 'added'
}
