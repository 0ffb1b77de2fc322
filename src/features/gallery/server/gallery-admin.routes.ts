import { AppError } from '#shared/core/app-error.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { addEntry, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { acceptDocuments } from '#shared/server/files/accept-documents.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import {
  type AddedPicture,
  PICTURE_MAX_BYTES,
  type PictureValues,
  pictureSlug,
} from '../core/added-picture.ts'
import {
  actOnPictures,
  createPicture,
  exportPictures,
  listAdminPictures,
  readAdminPicture,
  readPictureFile,
  updatePicture,
  uploadPicture,
} from '../core/gallery-admin.contract.ts'
import { isReserved } from '../core/pictures.ts'
import { editedPictures, editedPicturesTable, picturesTable } from './added-pictures.ts'
import { mayEditPictures, mayReadAllPictures } from './gallery.policy.ts'
import { findPictureFile, storePictureFile } from './picture-files.ts'

const UPLOADS_PER_MINUTE = 30

/** Editors upload, describe, publish and delete pictures. */
export function galleryAdminRoutes(app: RafiqServer, services: Services, store: FileStore): void {
  const { database } = services
  const by = entryRoutes(app, services, {
    mayRead: mayReadAllPictures,
    mayEdit: mayEditPictures,
    calls: { list: listAdminPictures, export: exportPictures, read: readAdminPicture, act: actOnPictures },
    directory: editedPictures,
    table: picturesTable,
    edited: editedPicturesTable,
  })
  acceptDocuments(app, PICTURE_MAX_BYTES)

  guardedRoute(app, mayEditPictures, createPicture, async ({ body, session }) => {
    const slug = pictureSlug(body.title)
    if (isReserved(slug)) throw new AppError('slug_taken', 409, 'There is a picture with this title.')
    const entry = await pictureFrom(services, slug, body)
    await addEntry(by(session), editedPictures, { entry, columns: { isPublished: body.isPublished } })
    return oneRow(database, editedPicturesTable, slug)
  })

  guardedRoute(
    app,
    mayEditPictures,
    updatePicture,
    async ({ params: { id }, body: { version, ...values }, session }) => {
      const entry = await pictureFrom(services, id, values)
      const columns = { isPublished: values.isPublished }
      await saveEntry(by(session), editedPictures, id, { entry, columns, version })
      return oneRow(database, editedPicturesTable, id)
    },
  )

  guardedRoute(
    app,
    mayEditPictures,
    uploadPicture,
    ({ request: { body } }) => storePictureFile(services, store, body),
    { limit: UPLOADS_PER_MINUTE },
  )

  guardedRoute(app, mayReadAllPictures, readPictureFile, async ({ params: { id }, request, reply }) =>
    replyWithFile(store, await findPictureFile(database, id), request, reply, {
      cacheControl: 'private, no-store',
      name: 'picture',
    }),
  )
}

/** What an editor filled in as a picture. Throws `invalid_request` if its file is gone. */
async function pictureFrom(
  { database }: Services,
  slug: string,
  { isPublished: _, file: fileId, ...texts }: PictureValues,
): Promise<AddedPicture> {
  const file = await findPictureFile(database, fileId).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError('invalid_request', 400, 'The file is gone. Upload it again.', [
      { field: 'file', code: 'missing' },
    ])
  })
  const { id, extension, width, height } = file
  return { ...texts, slug, file: { id, extension, width, height } }
}
