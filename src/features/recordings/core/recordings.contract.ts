import { z } from 'zod'
import {
  actionAnswer,
  exportQuery,
  tableAnswer,
  tableQuery,
} from '#shared/core/admin/admin-table.contract.ts'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn, numberText } from '#shared/core/contract/fields.ts'
import { languageCodes } from '#shared/core/languages.ts'
import {
  RECORDING_LENGTHS,
  recordingActions,
  recordingCategories,
  recordingFilters,
  recordingStatuses,
} from './recording.ts'
import { troublesBetweenFields } from './recording-troubles.ts'

const MOST = 100
const ID = '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'

const params = z.object({ id: z.uuid() })
const instant = z.iso.datetime()
const errors = ['not_signed_in', 'forbidden'] as const
const surah = z.number().int().min(1).max(114)

const fields = {
  title: described(
    z.string().trim().min(1, 'missing').max(RECORDING_LENGTHS.title, 'too_long'),
    'The title.',
    'Sample: Surah al-Fatihah',
  ),
  qari: described(
    z.string().trim().max(RECORDING_LENGTHS.qari, 'too_long').default(''),
    'Who recites or speaks.',
    'Sample reciter',
  ),
  category: described(z.enum(recordingCategories).default('other'), 'What it recites or is about.', 'surah'),
  surah: described(surah.nullable().default(null), 'The surah.', 1),
  fromVerse: described(z.number().int().min(1).nullable().default(null), 'The first verse.', 1),
  toVerse: described(z.number().int().min(1).nullable().default(null), 'The last verse.', 7),
  item: described(
    z.string().trim().max(RECORDING_LENGTHS.item, 'too_long').nullable().default(null),
    'The id of its dua, lesson or explanation.',
    'waking-up',
  ),
  language: described(z.enum(languageCodes).default('ar'), 'The language in which it speaks.', 'ar'),
  isDownloadable: described(z.boolean().default(false), 'Whether people may download it.', false),
  rights: described(
    z.string().trim().max(RECORDING_LENGTHS.rights, 'too_long').default(''),
    'Who has the rights, and under which licence it may be played here.',
    'Recorded by our community; all rights with the reciter.',
  ),
  status: described(z.enum(recordingStatuses).default('draft'), '`active` recordings are public.', 'draft'),
}

const heard = {
  id: described(z.uuid(), 'The id of the recording.', ID),
  title: described(z.string(), 'The title.', 'Sample: Surah al-Fatihah'),
  qari: described(z.string(), 'Who recites or speaks.', 'Sample reciter'),
  category: described(z.enum(recordingCategories), 'What it recites or is about.', 'surah'),
  surah: described(z.number().int().nullable(), 'The number of the surah, from 1.', 1),
  fromVerse: described(z.number().int().nullable(), 'The number of the first verse, from 1.', 1),
  toVerse: described(z.number().int().nullable(), 'The number of the last verse, from 1.', 7),
  item: described(z.string().nullable(), 'The id of its dua, lesson or explanation.', 'waking-up'),
  language: described(z.enum(languageCodes), 'The code of the language in which it speaks.', 'ar'),
  isDownloadable: described(z.boolean(), 'Whether people may download it.', false),
  rights: described(
    z.string(),
    'Who has the rights, and under which licence.',
    'All rights with the reciter.',
  ),
  contentType: described(z.string(), 'The media type, detected from its bytes.', 'audio/mpeg'),
  fileSize: described(z.number().int(), 'The size of the file (bytes).', 4_194_304),
  duration: described(z.number(), 'The duration (seconds).', 261.5),
  waveform: described(
    z.array(z.number().int()).nullable(),
    'The height of each bar of its waveform (a number from 0 to 100); none if it was not measured.',
    [12, 80, 100],
  ),
}

const recording = z.object({
  ...heard,
  status: z.enum(recordingStatuses),
  bitRate: described(z.number().int(), 'Bits per second.', 128_000),
  sampleRate: described(z.number().int(), 'Samples per second.', 44_100),
  channels: described(z.number().int(), 'Channels (a number).', 2),
  loudness: described(z.number().nullable(), 'Integrated loudness in LUFS.', -18.2),
  peak: described(z.number().nullable(), 'The highest sample in dBFS.', -1.1),
  downloadCount: described(z.number().int(), 'Downloads (a number).', 4),
  version: described(z.number().int(), 'The number of this version, from 1.', 3),
  uploadedBy: described(z.string().nullable(), 'The username of the account that uploaded it.', 'amina'),
  uploadedAt: described(instant, 'When it was uploaded.', '2026-11-25T08:00:00Z'),
  updatedAt: described(instant, 'When it was last saved.', '2026-11-25T08:00:00Z'),
  deletedAt: described(instant.nullable(), 'When it was deleted; 30 days later it is gone.'),
})

export type Recording = z.output<typeof recording>
export const recordingAnswer = recording

const query = {
  ...tableQuery('title, reciter, item and rights', [
    'updated',
    'title',
    'qari',
    'duration',
    'size',
    'downloads',
  ]),
  category: described(nameIn(recordingCategories).optional(), 'Only this category.', 'surah'),
  status: described(
    nameIn(recordingFilters).optional(),
    'Only with this status. Without it everything that was not deleted.',
    'active',
  ),
}

export const listRecordings = endpoint({
  method: 'GET',
  path: '/api/admin/audio-recitations',
  summary: 'Lists recordings, the latest first. A recitor sees their own',
  query: z.object(query),
  answer: tableAnswer(recording),
  errors,
})

export const exportRecordings = endpoint({
  method: 'GET',
  path: '/api/admin/audio-recitations/export',
  summary: 'Exports the recordings of a search as CSV or JSON, without their files',
  query: z.object(exportQuery(query)),
  answer: z.array(recording),
  errors,
})

export const readRecording = endpoint({
  method: 'GET',
  path: '/api/admin/audio-recitations/{id}',
  summary: 'Reads one recording',
  params,
  answer: recording,
  errors: [...errors, 'not_found'],
})

const audio = z.unknown().describe('The bytes of the recording, or the requested range')

export const readRecordingAudio = endpoint({
  method: 'GET',
  path: '/api/admin/audio-recitations/{id}/audio',
  summary: 'Reads the file of a recording, also of a draft',
  params,
  answer: audio,
  errors: [...errors, 'not_found', 'range_not_satisfiable', 'files_unavailable'],
})

export const updateRecording = endpoint({
  method: 'PUT',
  path: '/api/admin/audio-recitations/{id}',
  summary: 'Saves a new version of a recording’s fields. A recitor changes their own drafts',
  params,
  body: z
    .strictObject({
      ...fields,
      version: described(
        z.number().int().min(1).optional(),
        'The version that was edited. If another one was saved meanwhile, nothing is overwritten.',
        3,
      ),
    })
    .check((context) => {
      for (const [field, code] of Object.entries(troublesBetweenFields(context.value)))
        context.issues.push({ code: 'custom', message: code, path: [field], input: context.value })
    }),
  answer: recording,
  errors: [...errors, 'not_found', 'version_conflict'],
})

export const actOnRecordings = endpoint({
  method: 'POST',
  path: '/api/admin/audio-recitations/actions',
  summary: 'Publishes, takes back, deletes or restores several recordings',
  body: z.strictObject({
    action: described(z.enum(recordingActions), 'What is done to each.', 'publish'),
    ids: described(z.array(z.uuid()).min(1).max(MOST), 'The recordings.'),
  }),
  answer: actionAnswer('recordings', z.uuid(), 'recording_incomplete'),
  errors,
})

export const readPublicRecordings = endpoint({
  method: 'GET',
  path: '/api/recordings',
  summary: 'Lists the published recordings of a surah, or of a dua, lesson or explanation',
  anyOrigin: true,
  query: z.object({
    surah: described(
      numberText({ min: 1, max: 114, integer: true }).optional(),
      'Those of the surah with this number, or of verses in it.',
      1,
    ),
    category: described(nameIn(recordingCategories).optional(), 'Only this category.', 'dua'),
    item: described(
      z.string().max(RECORDING_LENGTHS.item).optional(),
      'Those of the dua, lesson or explanation with this id.',
      'waking-up',
    ),
  }),
  answer: z.object({ recordings: described(z.array(z.object(heard)), 'The recordings by verse and title.') }),
})

export const readPublicAudio = endpoint({
  method: 'GET',
  path: '/api/recordings/{id}/audio',
  summary: 'Reads the file of a published recording, or a range of it',
  params,
  query: z.object({
    download: described(
      nameIn(['yes']).optional(),
      '`yes` saves it as a file, if it may be downloaded.',
      'yes',
    ),
  }),
  answer: audio,
  errors: ['not_found', 'range_not_satisfiable', 'files_unavailable'],
})
