import { AppError } from '#shared/core/app-error.ts'
import { type AudioFormat, audioFormat } from '#shared/core/audio-format.ts'
import type { RafiqServer } from '../services.ts'

/** Media types of recordings. */
export const RECORDING_TYPES = /^(audio\/|video\/(webm|mp4|ogg)|application\/(ogg|octet-stream))/i

/** Lets the calls of `app` accept recordings of at most `limit` bytes as bodies. */
export function acceptRecordings(app: RafiqServer, limit: number): void {
  app.addContentTypeParser(RECORDING_TYPES, { parseAs: 'buffer', bodyLimit: limit }, (_, body, done) =>
    done(null, body),
  )
}

/** A body as a recording. Its format is detected from its bytes. Throws `unknown_audio`. */
export function recordingIn(body: unknown): { readonly bytes: Buffer; readonly format: AudioFormat } {
  const format = Buffer.isBuffer(body) ? audioFormat(body) : undefined
  if (Buffer.isBuffer(body) && format) return { bytes: body, format }
  throw new AppError('unknown_audio', 415, 'The file is not an MP3, WAV, Ogg, WebM or MP4 recording.')
}
