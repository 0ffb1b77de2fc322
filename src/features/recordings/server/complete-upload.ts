import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { RECORDING_LENGTHS, type RecordingValues } from '../core/recording.ts'
import type { Recording } from '../core/recordings.contract.ts'
import { claimedFormat, titleOfFile } from '../core/upload.ts'
import type { Upload } from '../core/uploads.contract.ts'
import type { Measures } from '../core/waveform.ts'
import { type AudioFacts, readAudioFacts, unknownAudio } from './audio-facts.ts'
import type { Editor } from './recordings.policy.ts'
import { findRecording, partsOf, recordChange, recordingExists } from './recordings.repository.ts'
import { recordings } from './recordings.table.ts'
import { readParts } from './stored-parts.ts'
import { dropUpload, findUpload, type Uploading } from './uploads.repository.ts'

/** What makes a file useless: its upload is deleted, so that it isn’t continued. */
const final = ['unknown_audio', 'damaged_audio', 'recording_exists']

/**
 * Makes an upload that arrived completely a recording, as a draft. Answers the recording if that happened before, because the
 * first answer may have been lost. Throws `not_found`, `upload_unfinished`, `unknown_audio`, `damaged_audio` or
 * `recording_exists`.
 */
export async function completeUpload(
  uploading: Uploading & { readonly editor: Editor },
  id: string,
  measures: Measures | undefined,
): Promise<Recording> {
  const { database, editor } = uploading
  if (await isCompleted(uploading, id)) return findRecording({ database, editor }, id)
  const upload = await findUpload(database, editor.id, id)
  if (upload.received !== upload.size)
    throw new AppError('upload_unfinished', 409, 'The upload has not arrived completely.')
  try {
    await storeRecording(uploading, upload, measures)
  } catch (error) {
    if (error instanceof AppError && final.includes(error.code)) await dropUpload(uploading, id)
    throw error
  }
  return findRecording({ database, editor }, id)
}

const isCompleted = async ({ database: { db } }: Uploading, id: string) =>
  (await db.$count(recordings, eq(recordings.id, id))) > 0

async function storeRecording(
  uploading: Uploading & { readonly editor: Editor },
  { id, name, size }: Upload,
  measures: Measures | undefined,
): Promise<void> {
  const { database, store, editor, clock } = uploading
  const format = claimedFormat(name)
  if (!format) throw unknownAudio()
  const parts = await partsOf(database, id)
  const { title, artist, ...facts } = await readAudioFacts(await readParts(store, parts), format, size)
  const hash = createHash('sha256')
  for await (const chunk of await readParts(store, parts)) hash.update(chunk)
  const values = firstValues(name, { title, artist })
  const now = clock()
  await database.db.transaction(async (run) => {
    const added = await run
      .insert(recordings)
      .values({
        ...values,
        ...facts,
        ...measures,
        id,
        fileSize: size,
        hash: hash.digest('hex'),
        uploaderId: editor.id,
        uploadedAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: recordings.id })
    if (added.length > 0) {
      await recordChange(run, { editor, clock }, { id, action: 'create', before: null, after: values })
      return
    }
    // The same upload was completed meanwhile, or the same file is a recording.
    if ((await run.$count(recordings, eq(recordings.id, id))) === 0) throw recordingExists()
  })
}

/** A new recording has the title and reciter that the file names, or the title of its name. */
const firstValues = (
  name: string,
  { title, artist = '' }: Pick<AudioFacts, 'title' | 'artist'>,
): RecordingValues => ({
  title: (title ?? titleOfFile(name)).slice(0, RECORDING_LENGTHS.title),
  qari: artist.slice(0, RECORDING_LENGTHS.qari),
  category: 'other',
  surah: null,
  fromVerse: null,
  toVerse: null,
  item: null,
  language: 'ar',
  isDownloadable: false,
  rights: '',
  status: 'draft',
})
