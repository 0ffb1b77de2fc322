import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

export const statuses = ['waiting', 'working', 'done', 'failed'] as const
/** The service was not to be had, or could make nothing of the recording; or the recording is gone. */
export const failures = ['service', 'unreadable', 'lost'] as const

/** Nobody can guess one, and nobody is told of others': whoever holds it may read and delete. */
const id = z.string().regex(/^[\w-]{24}$/, 'not_an_id')

const transcription = z.object({
  id,
  status: z.enum(statuses),
  /** What was heard, when it is done; empty when nothing was. */
  words: z.string().optional(),
  failure: z.enum(failures).optional(),
  /** When nothing of it will be left on the server (ISO 8601); the recording itself goes as soon as it is done. */
  deletedBy: z.string(),
})

export const readTranscriptionService = endpoint({
  method: 'GET',
  path: '/api/transcriptions/service',
  summary: 'Whether recordings can be written down here, and how large they may be.',
  answer: z.object({ available: z.boolean(), maxBytes: z.number().int(), keptHours: z.number().int() }),
})

/** The body is the recording itself, of a type `audio/…`; its format is told by its bytes. */
export const sendRecording = endpoint({
  method: 'POST',
  path: '/api/transcriptions',
  summary:
    'Sends a recording to be written down: the bytes of an MP3, WAV, Ogg, WebM or MP4 file as the body.',
  status: 201,
  answer: transcription,
  errors: ['transcription_off', 'transcription_busy', 'unknown_audio', 'body_too_large', 'unsupported_type'],
})

export const readTranscription = endpoint({
  method: 'GET',
  path: '/api/transcriptions/{id}',
  summary: 'How far a recording is, and its words when it is done.',
  params: z.object({ id }),
  answer: transcription,
  errors: ['not_found'],
})

export const deleteTranscription = endpoint({
  method: 'DELETE',
  path: '/api/transcriptions/{id}',
  summary: 'Deletes a recording and its words now.',
  params: z.object({ id }),
  answer: z.object({ id, deleted: z.boolean() }),
})
