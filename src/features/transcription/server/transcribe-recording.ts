import type { FastifyBaseLogger } from 'fastify'
import { ExternalServiceError } from '#shared/server/external-service-error.ts'
import type { Recordings } from './recordings.ts'
import type { Transcriber } from './transcriber.ts'
import type { Transcription, Transcriptions } from './transcriptions.repository.ts'

export interface TranscriptionServices {
  readonly transcriptions: Transcriptions
  readonly recordings: Recordings
  readonly clock: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const MAX_ATTEMPTS = 3
const PAUSE_MS = 10_000
/** With these a service rejects the recording itself. */
const rejectionStatuses: ReadonlySet<number | undefined> = new Set([400, 413, 415, 422])

/** The file name of a recording. */
export const recordingName = ({ id, extension }: Pick<Transcription, 'id' | 'extension'>) =>
  `${id}.${extension}`

/** Transcribes one recording and stores the outcome. A failing service is retried after a pause. */
export async function transcribeRecording(
  job: Transcription,
  transcribe: Transcriber,
  { transcriptions, recordings, clock, log }: TranscriptionServices,
): Promise<void> {
  // The recording isn’t needed any more, whatever the outcome.
  const finish = async (
    outcome: { status: 'done'; text: string } | Pick<Transcription, 'status' | 'failure'>,
  ) => {
    await transcriptions.update([job.id], outcome)
    await recordings.remove(recordingName(job))
  }
  const recording = await recordings.read(recordingName(job))
  if (!recording) return finish({ status: 'failed', failure: 'lost' })
  try {
    await finish({ status: 'done', text: await transcribe(recording) })
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error
    log.warn({ service: error.service, reason: error.reason, status: error.status }, 'transcription failed')
    const rejected = error.reason === 'status' && rejectionStatuses.has(error.status)
    if (rejected || job.attempts >= MAX_ATTEMPTS) {
      return finish({ status: 'failed', failure: rejected ? 'unreadable' : 'service' })
    }
    const pause = Math.max(error.retryAfterMs ?? 0, PAUSE_MS * job.attempts)
    const notBefore = new Date(clock().getTime() + pause)
    await transcriptions.update([job.id], { status: 'waiting', notBefore })
  }
}
