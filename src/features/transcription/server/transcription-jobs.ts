import { RECORDING_LIFETIME_HOURS } from '../core/recording-limits.ts'
import { recordingName, type TranscriptionServices, transcribeRecording } from './transcribe-recording.ts'
import type { Transcriber } from './transcriber.ts'

export interface TranscriptionJobs {
  /** Looks for waiting recordings now instead of in a few seconds. */
  readonly check: () => Promise<void>
  /** Deletes recordings and transcripts that are a day old. */
  readonly deleteOld: () => Promise<void>
  /** Stops, and releases running recordings for the next start. */
  readonly stop: () => Promise<void>
}

const MAX_RUNNING = 2
const CHECK_EVERY_MS = 5000
/** An instance renews its lease while it works; after a crash the recording is taken up when the lease ends. */
const LEASE_MS = 30_000
const HOUR_MS = 3_600_000

/**
 * Transcribes recordings, a few at a time. It takes only files in this machine’s
 * folder, so instances can share a database; a recording that nobody took within an hour is lost.
 */
export function startTranscriptionJobs(
  transcribe: Transcriber | undefined,
  services: TranscriptionServices,
): TranscriptionJobs {
  const { transcriptions, recordings, clock, log } = services
  const running = new Set<string>()
  let queue = Promise.resolve()
  let stopped = false
  const fromNow = (ms: number) => new Date(clock().getTime() + ms)

  async function takeNext(transcriber: Transcriber): Promise<void> {
    await transcriptions.update([...running], { notBefore: fromNow(LEASE_MS) })
    const free = MAX_RUNNING - running.size
    const localIds = free > 0 ? (await recordings.names()).map((name) => name.replace(/\.\w+$/, '')) : []
    for (const job of await transcriptions.claim(localIds, free, clock(), fromNow(LEASE_MS))) {
      running.add(job.id)
      transcribeRecording(job, transcriber, services)
        .catch((error: unknown) => stopped || log.error({ err: error }, 'transcription failed'))
        .finally(() => {
          running.delete(job.id)
          void check()
        })
    }
    await transcriptions.failBefore(fromNow(-HOUR_MS), clock())
  }

  async function deleteOld(): Promise<void> {
    const time = fromNow(-HOUR_MS * RECORDING_LIFETIME_HOURS)
    for (const old of await transcriptions.removeBefore(time)) await recordings.remove(recordingName(old))
    await recordings.removeBefore(time)
  }

  /** Runs tasks one after another. */
  function enqueue(task: () => Promise<void>): Promise<void> {
    queue = queue.then(async () => {
      if (stopped) return
      await task().catch((error: unknown) => log.error({ err: error }, 'transcriptions could not be checked'))
    })
    return queue
  }
  const check = async () => (transcribe ? enqueue(() => takeNext(transcribe)) : undefined)

  const timer = transcribe && setInterval(check, CHECK_EVERY_MS)
  timer?.unref()
  void check()
  return {
    check,
    deleteOld: () => enqueue(deleteOld),
    async stop() {
      clearInterval(timer)
      stopped = true
      await queue
      await transcriptions.update([...running], { status: 'waiting', notBefore: clock() })
    },
  }
}
