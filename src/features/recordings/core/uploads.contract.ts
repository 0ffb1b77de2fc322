import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, numberText } from '#shared/core/contract/fields.ts'
import { recordingAnswer } from './recordings.contract.ts'
import { WAVEFORM_BARS, WAVEFORM_TOP } from './waveform.ts'

const errors = ['not_signed_in', 'forbidden'] as const
const params = z.object({ id: z.uuid() })
const LARGEST = 2 ** 40
/** Decibels beyond this are no measurement. */
const LOWEST_DB = -200
const HIGHEST_DB = 20
const decibels = z.number().min(LOWEST_DB).max(HIGHEST_DB).nullable()

const file = {
  name: described(z.string().trim().min(1).max(255), 'The name of the file.', 'al-fatihah.mp3'),
  size: described(z.number().int().min(1).max(LARGEST), 'Its size in bytes.', 4_194_304),
  lastModified: described(
    z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    'When it was changed on the device (milliseconds since 1970), to recognise it.',
    1_764_000_000_000,
  ),
}

const upload = z.object({
  id: described(z.uuid(), 'The id of the upload, and later of its recording.'),
  ...file,
  received: described(z.number().int(), 'The bytes that arrived; the next part begins here.', 1_048_576),
  startedAt: described(z.iso.datetime(), 'When it began.', '2026-11-25T08:00:00Z'),
})

export type Upload = z.output<typeof upload>

export const listUploads = endpoint({
  method: 'GET',
  path: '/api/admin/audio-uploads',
  summary: 'Lists one’s own unfinished uploads, and how large a file may be',
  answer: z.object({
    uploads: described(z.array(upload), 'The uploads, the latest first.'),
    largest: described(z.number().int(), 'The largest file in bytes.', 200_000_000),
  }),
  errors,
})

export const startUpload = endpoint({
  method: 'POST',
  path: '/api/admin/audio-uploads',
  summary: 'Begins an upload, or finds the unfinished one of the same file',
  body: z.strictObject(file),
  answer: upload,
  errors: [...errors, 'unknown_audio', 'recording_too_large', 'too_many_uploads'],
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/admin/audio-uploads/{id}',
  summary: 'Reads how much of an upload has arrived',
  params,
  answer: upload,
  errors: [...errors, 'not_found'],
})

export const sendPart = endpoint({
  method: 'PUT',
  path: '/api/admin/audio-uploads/{id}/parts/{start}',
  summary: 'Sends the next bytes of a file, at most 4 MB. The body is the bytes',
  params: params.extend({
    start: described(numberText({ min: 0, max: LARGEST, integer: true }), 'The place of the first byte.', 0),
  }),
  answer: upload,
  errors: [
    ...errors,
    'not_found',
    'part_out_of_order',
    'unknown_audio',
    'damaged_audio',
    'body_too_large',
    'files_unavailable',
  ],
})

export const cancelUpload = endpoint({
  method: 'DELETE',
  path: '/api/admin/audio-uploads/{id}',
  summary: 'Cancels an unfinished upload and deletes what arrived',
  params,
  answer: z.object({ cancelled: z.literal(true) }),
  errors: [...errors, 'not_found'],
})

export const completeUpload = endpoint({
  method: 'POST',
  path: '/api/admin/audio-uploads/{id}/completion',
  summary: 'Checks an upload that arrived completely and makes it a recording, as a draft',
  params,
  body: z.strictObject({
    measures: described(
      z
        .strictObject({
          waveform: z.array(z.number().int().min(0).max(WAVEFORM_TOP)).length(WAVEFORM_BARS),
          loudness: described(decibels, 'Integrated loudness in LUFS.', -18.2),
          peak: described(decibels, 'The highest sample in dBFS.', -1.1),
        })
        .optional(),
      'What the browser measured, if it could decode the file.',
    ),
  }),
  answer: recordingAnswer,
  errors: [
    ...errors,
    'not_found',
    'upload_unfinished',
    'unknown_audio',
    'damaged_audio',
    'recording_exists',
    'files_unavailable',
  ],
})
