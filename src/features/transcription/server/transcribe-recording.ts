import type { FastifyBaseLogger } from 'fastify'
import { ExternalServiceError } from '#shared/server/external-service-error.ts'
import type { Recordings } from './recordings.ts'
import type { Transcriber } from './transcriber.ts'
import type { Transcription, Transcriptions } from './transcriptions.repository.ts'

export interface TranscribingParts {
  readonly transcriptions: Transcriptions
  readonly recordings: Recordings
  readonly clock: () => Date
  readonly log: Pick<FastifyBaseLogger, 'warn' | 'error'>
}

const ATTEMPTS = 3
const PAUSE_MS = 10_000
/** With these a service says that the recording is at fault. */
const refusals: ReadonlySet<number | undefined> = new Set([400, 413, 415, 422])

/** The name of a recording's file. */
export const recordingName = ({ id, extension }: Pick<Transcription, 'id' | 'extension'>) =>
  `${id}.${extension}`

/** Has one recording written down and stores what came of it. A service that fails is asked again after a pause. */
export async function transcribeRecording(
  job: Transcription,
  transcribe: Transcriber,
  { transcriptions, recordings, clock, log }: TranscribingParts,
): Promise<void> {
  // Whatever came of it, the recording is needed no longer.
  const finish = async (
    outcome: { status: 'done'; words: string } | Pick<Transcription, 'status' | 'failure'>,
  ) => {
    await transcriptions.update([job.id], outcome)
    await recordings.remove(recordingName(job))
  }
  const recording = await recordings.read(recordingName(job))
  if (!recording) return finish({ status: 'failed', failure: 'lost' })
  try {
    await finish({ status: 'done', words: await transcribe(recording) })
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error
    log.warn({ service: error.service, reason: error.reason, status: error.status }, 'transcription failed')
    const refused = error.reason === 'status' && refusals.has(error.status)
    if (refused || job.attempts >= ATTEMPTS) {
      return finish({ status: 'failed', failure: refused ? 'unreadable' : 'service' })
    }
    const pause = Math.max(error.retryAfterMs ?? 0, PAUSE_MS * job.attempts)
    const notBefore = new Date(clock().getTime() + pause)
    await transcriptions.update([job.id], { status: 'waiting', notBefore })
  }
}
