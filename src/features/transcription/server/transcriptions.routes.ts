import { join } from 'node:path'
import { AppError } from '#shared/core/app-error.ts'
import { everyHour } from '#shared/server/every-hour.ts'
import { acceptRecordings, recordingIn } from '#shared/server/http/accept-recordings.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { route } from '#shared/server/http/route.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import { RECORDING_LIFETIME_HOURS, RECORDING_MAX_BYTES } from '../core/recording-limits.ts'
import {
  deleteTranscription,
  readTranscription,
  readTranscriptionService,
  sendRecording,
} from '../core/transcription.contract.ts'
import { openRecordings } from './recordings.ts'
import { recordingName } from './transcribe-recording.ts'
import { createTranscriber } from './transcriber.ts'
import { startTranscriptionJobs } from './transcription-jobs.ts'
import { openTranscriptions, type Transcription } from './transcriptions.repository.ts'

const RECORDINGS_PER_MINUTE = 6
/** Limits the disk space that waiting recordings can take. */
const MAX_WAITING = 100

export const transcriptionFeature: ServerFeature = (app, { settings, database, clock, log }) => {
  const transcriptions = openTranscriptions(database)
  const recordings = openRecordings(join(settings.DATA_DIR, 'recordings'))
  const transcribe = createTranscriber(settings)
  const jobs = startTranscriptionJobs(transcribe, { transcriptions, recordings, clock, log })
  everyHour(app, log, {
    name: 'recordings',
    failed: 'old recordings could not be deleted',
    work: jobs.deleteOld,
  })
  app.addHook('onClose', () => jobs.stop())
  app.addHook('onSend', async (_, reply) => {
    reply.header('cache-control', 'no-store')
  })
  acceptRecordings(app, RECORDING_MAX_BYTES)

  route(app, readTranscriptionService, () => ({
    available: transcribe !== undefined,
    maxBytes: RECORDING_MAX_BYTES,
    keptHours: RECORDING_LIFETIME_HOURS,
  }))

  route(
    app,
    sendRecording,
    async ({ request }) => {
      const { bytes, format } = recordingIn(request.body)
      if ((await transcriptions.countUnfinished()) >= MAX_WAITING) {
        throw new AppError('transcription_busy', 503, 'Too many recordings are waiting. Try again later.')
      }
      const id = transcriptions.newId()
      await recordings.store(recordingName({ id, extension: format.extension }), bytes)
      const added = await transcriptions.add(id, format.extension, clock()).catch(async (error) => {
        await recordings.remove(recordingName({ id, extension: format.extension }))
        throw error
      })
      void jobs.check()
      return toAnswer(added)
    },
    {
      limit: RECORDINGS_PER_MINUTE,
      // Reject before reading the body.
      preParsing: (_, __, ___, done) =>
        done(
          transcribe
            ? undefined
            : new AppError('transcription_off', 503, 'Transcription is not available on this server.'),
        ),
    },
  )

  route(app, readTranscription, async ({ params: { id } }) => {
    const found = await transcriptions.find(id)
    if (!found) throw notFound()
    return toAnswer(found)
  })

  route(app, deleteTranscription, async ({ params: { id } }) => {
    const removed = await transcriptions.remove(id)
    if (removed) await recordings.remove(recordingName(removed))
    return { id, deleted: removed !== undefined }
  })
}

function toAnswer({ id, status, text, failure, receivedAt }: Transcription) {
  const deletedBy = new Date(receivedAt.getTime() + RECORDING_LIFETIME_HOURS * 3_600_000).toISOString()
  return { id, status, ...(text !== null && { text }), ...(failure && { failure }), deletedBy }
}
