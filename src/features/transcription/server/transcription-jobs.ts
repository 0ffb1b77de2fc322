import { RECORDING_KEPT_HOURS } from '../core/recording-limits.ts'
import { recordingName, type TranscribingParts, transcribeRecording } from './transcribe-recording.ts'
import type { Transcriber } from './transcriber.ts'

export interface TranscriptionJobs {
  /** Looks for recordings to work on now; else it is done every few seconds. */
  readonly look: () => Promise<void>
  /** Deletes what is a day old. */
  readonly forgetOld: () => Promise<void>
  /** Takes no more, and hands back what is being worked on, for the next start. */
  readonly end: () => Promise<void>
}

const AT_ONCE = 2
const LOOK_EVERY_MS = 5000
/** Whoever works on a recording says so this long ahead; after a sudden end it is taken up again then. */
const LEASE_MS = 30_000
const HOUR_MS = 3_600_000

/**
 * Has recordings written down, a few at a time. Only what lies in this machine's folder
 * is taken, so that several instances can share a database; what nobody took within an hour is lost.
 */
export function startJobs(transcribe: Transcriber | undefined, parts: TranscribingParts): TranscriptionJobs {
  const { transcriptions, recordings, clock, log } = parts
  const running = new Set<string>()
  let looking = Promise.resolve()
  let ended = false
  const fromNow = (ms: number) => new Date(clock().getTime() + ms)

  async function takeNext(ask: Transcriber): Promise<void> {
    await transcriptions.update([...running], { notBefore: fromNow(LEASE_MS) })
    const free = AT_ONCE - running.size
    const here = free > 0 ? (await recordings.names()).map((name) => name.replace(/\.\w+$/, '')) : []
    for (const job of await transcriptions.claim(here, free, clock(), fromNow(LEASE_MS))) {
      running.add(job.id)
      transcribeRecording(job, ask, parts)
        .catch((error: unknown) => ended || log.error({ err: error }, 'transcription failed'))
        .finally(() => {
          running.delete(job.id)
          void look()
        })
    }
    await transcriptions.failBefore(fromNow(-HOUR_MS), clock())
  }

  async function forgetOld(): Promise<void> {
    const time = fromNow(-HOUR_MS * RECORDING_KEPT_HOURS)
    for (const old of await transcriptions.removeBefore(time)) await recordings.remove(recordingName(old))
    await recordings.removeBefore(time)
  }

  /** One after another, whoever asks for it. */
  function inTurn(task: () => Promise<void>): Promise<void> {
    looking = looking.then(async () => {
      if (ended) return
      await task().catch((error: unknown) => log.error({ err: error }, 'transcriptions were not looked at'))
    })
    return looking
  }
  const look = async () => (transcribe ? inTurn(() => takeNext(transcribe)) : undefined)

  const timer = transcribe && setInterval(look, LOOK_EVERY_MS)
  timer?.unref()
  void look()
  return {
    look,
    forgetOld: () => inTurn(forgetOld),
    async end() {
      clearInterval(timer)
      ended = true
      await looking
      await transcriptions.update([...running], { status: 'waiting', notBefore: clock() })
    },
  }
}
