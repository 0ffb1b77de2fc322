import { z } from 'zod'
import { audioFormat } from '#shared/core/audio-format.ts'
import { externalService } from '#shared/server/external-service.ts'
import type { Settings } from '#shared/server/settings.ts'

/** Transcribes a recording of Arabic speech. Throws only `ExternalServiceError`. */
export type Transcriber = (recording: Uint8Array<ArrayBuffer>) => Promise<string>

type TranscriberSettings = Pick<
  Settings,
  'TRANSCRIPTION_URL' | 'TRANSCRIPTION_KEY' | 'TRANSCRIPTION_MODEL' | 'TRANSCRIPTION_TIMEOUT_MS'
>

const MAX_CHARACTERS = 10_000
const answer = z.object({ text: z.string().transform((text) => text.trim().slice(0, MAX_CHARACTERS)) })

/** Connects to the configured service; `undefined` without one. */
export function createTranscriber(settings: TranscriberSettings): Transcriber | undefined {
  const { TRANSCRIPTION_URL, TRANSCRIPTION_KEY, TRANSCRIPTION_MODEL, TRANSCRIPTION_TIMEOUT_MS } = settings
  if (!TRANSCRIPTION_URL) return undefined
  const url = transcriptionAddress(TRANSCRIPTION_URL)
  const service = externalService({
    name: 'transcription service',
    timeoutMs: TRANSCRIPTION_TIMEOUT_MS,
    budgetMs: TRANSCRIPTION_TIMEOUT_MS * 1.5,
    // A few unreadable recordings must not open the circuit breaker.
    breaker: { failures: 5, restMs: 30_000 },
  })
  const headers = TRANSCRIPTION_KEY ? { authorization: `Bearer ${TRANSCRIPTION_KEY}` } : {}
  return async (recording) => {
    const { extension, type } = audioFormat(recording) ?? {
      extension: 'bin',
      type: 'application/octet-stream',
    }
    const body = new FormData()
    body.set('file', new Blob([recording], { type }), `recording.${extension}`)
    body.set('model', TRANSCRIPTION_MODEL)
    body.set('language', 'ar')
    body.set('response_format', 'json')
    return (await service.read(url, answer, { headers, body })).text
  }
}

/** Keeps the URL’s own parameters and appends `/audio/transcriptions` if it is missing. */
export function transcriptionAddress(address: string): URL {
  const url = new URL(address)
  if (!/\/transcriptions\/?$/.test(url.pathname)) {
    url.pathname = `${url.pathname.replace(/\/$/, '')}/audio/transcriptions`
  }
  return url
}
