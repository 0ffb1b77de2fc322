import { AppError } from '#shared/core/app-error.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { acceptRecordings } from '#shared/server/http/accept-recordings.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import { PART_MAX_BYTES } from '../core/upload.ts'
import {
  cancelUpload,
  completeUpload as completion,
  listUploads,
  readUpload,
  sendPart,
  startUpload,
} from '../core/uploads.contract.ts'
import { completeUpload } from './complete-upload.ts'
import { mayUploadRecordings } from './recordings.policy.ts'
import {
  beginUpload,
  dropUpload,
  findUpload,
  largestOf,
  listOwnUploads,
  storePart,
} from './uploads.repository.ts'

/** Uploading audio files in parts, which continues where it broke off. */
export function uploadRoutes(app: RafiqServer, services: Services, store: FileStore): void {
  const { database } = services
  acceptRecordings(app, PART_MAX_BYTES)
  const by = ({ account }: Session) => ({ ...services, store, uploaderId: account.id })

  guardedRoute(app, mayUploadRecordings, listUploads, async ({ session: { account } }) => ({
    uploads: await listOwnUploads(database, account.id),
    largest: largestOf(services),
  }))

  guardedRoute(app, mayUploadRecordings, startUpload, ({ body, session }) => beginUpload(by(session), body))

  guardedRoute(app, mayUploadRecordings, readUpload, ({ params: { id }, session: { account } }) =>
    findUpload(database, account.id, id),
  )

  guardedRoute(
    app,
    mayUploadRecordings,
    sendPart,
    ({ params: { id, start }, request: { body }, session }) => {
      if (!Buffer.isBuffer(body)) throw new AppError('unsupported_type', 415, 'Send the bytes of the file.')
      return storePart(by(session), id, start, body)
    },
  )

  guardedRoute(app, mayUploadRecordings, cancelUpload, async ({ params: { id }, session }) => {
    await dropUpload(by(session), id)
    return { cancelled: true } as const
  })

  guardedRoute(app, mayUploadRecordings, completion, ({ params: { id }, body: { measures }, session }) =>
    completeUpload({ ...by(session), editor: session.account }, id, measures),
  )
}
