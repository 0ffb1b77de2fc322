import { isNull } from 'drizzle-orm'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { actOnEach } from '#shared/server/admin/act-on-each.ts'
import { allRows, listRows } from '#shared/server/admin/admin-table.ts'
import { sendRows } from '#shared/server/admin/send-rows.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { openFileStore } from '#shared/server/files/open-file-store.ts'
import { removeUnusedFiles } from '#shared/server/files/remove-unused-files.ts'
import { replyWithFile } from '#shared/server/files/reply-with-file.ts'
import { guardedRoute, route } from '#shared/server/http/route.ts'
import type { RafiqServer, ServerFeature, Services } from '#shared/server/services.ts'
import type { Session } from '#shared/server/session/session.ts'
import {
  actOnRecordings,
  exportRecordings,
  listRecordings,
  readPublicAudio,
  readPublicRecordings,
  readRecording,
  readRecordingAudio,
  updateRecording,
} from '../core/recordings.contract.ts'
import { recordingsDataSource } from './export-recordings.ts'
import { mayEditRecordings, mayReadRecordings } from './recordings.policy.ts'
import {
  actOnRecording,
  countDownload,
  type Editing,
  findFile,
  findRecording,
  listPublic,
  saveRecording,
} from './recordings.repository.ts'
import { recordings } from './recordings.table.ts'
import { isPublic, isPublicDownload, recordingsTable } from './recordings-list.ts'
import { readParts } from './stored-parts.ts'
import { dropOldUploads, PARTS_AREA, usedKeys } from './uploads.repository.ts'
import { uploadRoutes } from './uploads.routes.ts'

const PRIVATE = 'private, no-store'
/** Asked again each time, because a recording can be taken back. */
const PUBLIC = 'no-cache'

/** Audio recordings of the operator: uploading, editing, and playing the published ones. */
export const recordingsFeature: ServerFeature = async (app, services) => {
  const { database, settings, log, clock } = services
  const store = openFileStore(settings)
  app.accountDataSources.push(recordingsDataSource(store))
  app.admin.figures.set('audio', ({ db }) => db.$count(recordings, isNull(recordings.deletedAt)))
  app.admin.figures.set('audioActive', ({ db }) => db.$count(recordings, isPublic))
  app.admin.figures.set('audioDownloadable', ({ db }) => db.$count(recordings, isPublicDownload))
  app.admin.deletable.push(recordings)
  everyHour(app, log, {
    name: 'audioUploads',
    failed: 'old uploads of recordings could not be deleted',
    work: async () => {
      await dropOldUploads(database, clock())
      await removeUnusedFiles(store, PARTS_AREA, clock(), (keys) => usedKeys(database, keys))
    },
  })
  // In a scope of their own: only their calls accept files.
  await app.register(async (scope) => uploadRoutes(scope, services, store))
  editingRoutes(app, services, store)
  publicRoutes(app, services, store)
}

function editingRoutes(app: RafiqServer, services: Services, store: FileStore): void {
  const { database } = services
  const by = ({ account }: Session): Editing => ({ ...services, editor: account })

  guardedRoute(app, mayReadRecordings, listRecordings, ({ query, session: { account } }) =>
    listRows(database, recordingsTable(account), { sort: '-updated', ...query }),
  )

  guardedRoute(
    app,
    mayReadRecordings,
    exportRecordings,
    ({ query: { format, ...query }, reply, session: { account } }) =>
      sendRows(reply, exportRecordings, format, allRows(database, recordingsTable(account), query)),
  )

  guardedRoute(app, mayReadRecordings, readRecording, ({ params: { id }, session }) =>
    findRecording(by(session), id),
  )

  guardedRoute(
    app,
    mayReadRecordings,
    readRecordingAudio,
    async ({ params: { id }, request, reply, session }) => {
      await findRecording(by(session), id)
      const file = await findFile(database, id, undefined)
      return replyWithAudio(store, file, request, reply, { cacheControl: PRIVATE })
    },
  )

  guardedRoute(
    app,
    mayEditRecordings,
    updateRecording,
    ({ params: { id }, body: { version, ...values }, session }) =>
      saveRecording(by(session), id, values, version),
  )

  guardedRoute(app, mayEditRecordings, actOnRecordings, ({ body: { action, ids }, session }) =>
    actOnEach(ids, (id) => actOnRecording(by(session), id, action)),
  )
}

function publicRoutes(app: RafiqServer, { database }: Services, store: FileStore): void {
  route(app, readPublicRecordings, async ({ query }) => ({ recordings: await listPublic(database, query) }), {
    cacheControl: PUBLIC,
  })

  route(app, readPublicAudio, async ({ params: { id }, query: { download }, request, reply }) => {
    const file = await findFile(database, id, download ? isPublicDownload : isPublic)
    // A download that continues is the same one.
    if (download && request.headers.range === undefined) await countDownload(database, id)
    return replyWithAudio(store, file, request, reply, {
      cacheControl: PUBLIC,
      ...(download && { saveAs: `${file.title}.${endings[file.type]}` }),
    })
  })
}

const endings: Readonly<Record<string, string>> = {
  'audio/mpeg': 'mp3',
  'audio/mp4': 'm4a',
  'audio/aac': 'aac',
  'audio/ogg': 'ogg',
  'audio/wav': 'wav',
}

/** Answers with the file of a recording, or the requested range of it. */
function replyWithAudio(
  store: FileStore,
  { parts, ...file }: Awaited<ReturnType<typeof findFile>>,
  request: FastifyRequest,
  reply: FastifyReply,
  options: { readonly cacheControl: string; readonly saveAs?: string },
) {
  const whole = {
    read: (_key: string, range?: Parameters<FileStore['read']>[1]) => readParts(store, parts, range),
  }
  return replyWithFile(whole, { ...file, key: '' }, request, reply, { ...options, name: 'recording' })
}
