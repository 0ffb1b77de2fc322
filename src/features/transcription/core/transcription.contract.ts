import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

export const statuses = ['waiting', 'working', 'done', 'failed'] as const
/** Failures: the service is unavailable, can’t read the recording, or the recording is gone. */
export const failures = ['service', 'unreadable', 'lost'] as const

/** Unguessable and never listed: anyone with the id may read and delete. */
const id = z.string().regex(/^[\w-]{24}$/, 'not_an_id')

const transcription = z.object({
  id,
  status: z.enum(statuses),
  /** The transcript when done; empty when nothing was recognised. */
  text: z.string().optional(),
  failure: z.enum(failures).optional(),
  /**
   * When all of it is deleted at the latest (ISO 8601); the recording is deleted as soon as it is
   * transcribed.
   */
  deletedBy: z.string(),
})

export const readTranscriptionService = endpoint({
  method: 'GET',
  path: '/api/transcriptions/service',
  summary: 'Whether recordings can be transcribed here, and how large they may be',
  answer: z.object({ available: z.boolean(), maxBytes: z.number().int(), keptHours: z.number().int() }),
})

/** The body is the recording itself, with a type `audio/…`; its format is detected from its bytes. */
export const sendRecording = endpoint({
  method: 'POST',
  path: '/api/transcriptions',
  summary: 'Sends a recording for transcription: the bytes of an MP3, WAV, Ogg, WebM or MP4 file',
  status: 201,
  answer: transcription,
  errors: ['transcription_off', 'transcription_busy', 'unknown_audio', 'body_too_large', 'unsupported_type'],
})

export const readTranscription = endpoint({
  method: 'GET',
  path: '/api/transcriptions/{id}',
  summary: 'Reads the state of a transcription, and its text when it is done',
  params: z.object({ id }),
  answer: transcription,
  errors: ['not_found'],
})

export const deleteTranscription = endpoint({
  method: 'DELETE',
  path: '/api/transcriptions/{id}',
  summary: 'Deletes a recording and its transcript now',
  params: z.object({ id }),
  answer: z.object({ id, deleted: z.boolean() }),
})
