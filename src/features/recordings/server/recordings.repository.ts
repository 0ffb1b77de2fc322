import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import { addAuditEntry } from '#shared/server/admin/add-audit-entry.ts'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { refuseStaleVersion } from '#shared/server/admin/version-conflict.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { type RecordingAction, type RecordingValues, withoutUnused } from '../core/recording.ts'
import { recordingTroubles } from '../core/recording-troubles.ts'
import type { Recording } from '../core/recordings.contract.ts'
import { type Editor, editsAll, refuseOthers } from './recordings.policy.ts'
import { audioParts, recordings } from './recordings.table.ts'
import { heardColumns, isPublic, isPublicDownload, recordingsTable } from './recordings-list.ts'

/** Services for changing recordings, and who changes them. */
export interface Editing extends Pick<Services, 'database' | 'clock'> {
  readonly editor: Editor
}

type Row = typeof recordings.$inferSelect
export type Transaction = Parameters<Parameters<Services['database']['db']['transaction']>[0]>[0]

/** A recording as its editor sees it. Throws `not_found`, also for those of others if a recitor asks. */
export const findRecording = ({ database, editor }: Omit<Editing, 'clock'>, id: string): Promise<Recording> =>
  oneRow(database, recordingsTable(editor), id)

/** Saves a version over `edited`. Throws `not_found`, `forbidden` or `version_conflict`. */
export async function saveRecording(
  editing: Editing,
  id: string,
  wanted: RecordingValues,
  edited: number | undefined,
): Promise<Recording> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockRecording(run, editing.editor, id)
    if (row.deletedAt) throw notFound()
    refuseOthers(editing.editor, row, wanted)
    refuseStaleVersion(row.version, edited)
    await storeVersion(run, editing, row, withoutUnused(wanted))
  })
  return findRecording(editing, id)
}

/**
 * Publishes, takes back, deletes or restores a recording. Throws `not_found`, `forbidden`, `recording_incomplete`, or
 * `recording_exists` if the same file was uploaded again meanwhile.
 */
export async function actOnRecording(editing: Editing, id: string, action: RecordingAction): Promise<void> {
  await editing.database.db.transaction(async (run) => {
    const row = await lockRecording(run, editing.editor, id)
    const isDeleted = row.deletedAt !== null
    if (isDeleted !== (action === 'restore')) throw notFound()
    if (action === 'delete' || action === 'restore') {
      refuseOthers(editing.editor, row)
      return setDeleted(run, editing, row, action)
    }
    const values = { ...valuesOf(row), status: action === 'publish' ? 'active' : 'draft' } as const
    refuseOthers(editing.editor, row, values)
    if (Object.keys(recordingTroubles(values)).length > 0)
      throw new AppError('recording_incomplete', 409, 'Its reciter, rights or place is missing.')
    await storeVersion(run, editing, row, values)
  })
}

async function setDeleted(run: Transaction, editing: Editing, row: Row, action: 'delete' | 'restore') {
  const isRestore = action === 'restore'
  if (isRestore && (await hasTwin(run, row))) throw recordingExists()
  const deletedAt = isRestore ? null : editing.clock()
  await run.update(recordings).set({ deletedAt }).where(eq(recordings.id, row.id))
  const values = { title: row.title }
  await recordChange(run, editing, {
    id: row.id,
    action,
    before: isRestore ? null : values,
    after: isRestore ? values : null,
  })
}

/** Whether another recording that was not deleted has the same file. */
const hasTwin = async (run: Transaction, { id, hash }: Pick<Row, 'id' | 'hash'>): Promise<boolean> =>
  (await run.$count(
    recordings,
    and(eq(recordings.hash, hash), ne(recordings.id, id), isNull(recordings.deletedAt)),
  )) > 0

export const recordingExists = () => new AppError('recording_exists', 409, 'This file was uploaded before.')

async function storeVersion(run: Transaction, editing: Editing, row: Row, values: RecordingValues) {
  await run
    .update(recordings)
    .set({ ...values, version: row.version + 1, updatedAt: editing.clock() })
    .where(eq(recordings.id, row.id))
  await recordChange(run, editing, { id: row.id, action: 'update', before: valuesOf(row), after: values })
}

export async function recordChange(
  run: Transaction,
  { editor, clock }: Pick<Editing, 'editor' | 'clock'>,
  { id, ...change }: { id: string; action: string; before: object | null; after: object | null },
): Promise<void> {
  const fields = (values: object | null) => values && { ...values }
  await addAuditEntry(
    { db: run },
    {
      ...change,
      actorId: editor.id,
      at: clock(),
      itemType: 'recording',
      itemId: id,
      before: fields(change.before),
      after: fields(change.after),
    },
  )
}

/** A recording, deleted or not, locked until the transaction ends. Throws `not_found`. */
async function lockRecording(run: Transaction, editor: Editor, id: string): Promise<Row> {
  const [row] = await run.select().from(recordings).where(eq(recordings.id, id)).for('update')
  if (!row || (!editsAll(editor) && row.uploaderId !== editor.id)) throw notFound()
  return row
}

const valuesOf = (row: Row): RecordingValues => ({
  title: row.title,
  qari: row.qari,
  category: row.category,
  surah: row.surah,
  fromVerse: row.fromVerse,
  toVerse: row.toVerse,
  item: row.item,
  language: row.language,
  isDownloadable: row.isDownloadable,
  rights: row.rights,
  status: row.status,
})

interface Wanted {
  readonly surah?: number | undefined
  readonly category?: Row['category'] | undefined
  readonly item?: string | undefined
}

/** The public recordings of a surah, category or item. */
export const listPublic = ({ db }: Queries, { surah, category, item }: Wanted) =>
  db
    .select(heardColumns)
    .from(recordings)
    .where(
      and(
        isPublic,
        surah === undefined ? undefined : eq(recordings.surah, surah),
        category === undefined ? undefined : eq(recordings.category, category),
        item === undefined ? undefined : eq(recordings.item, item),
      ),
    )
    .orderBy(sql`${recordings.fromVerse} nulls first`, asc(recordings.title), asc(recordings.id))
    .limit(MOST_PUBLIC)

/** More wouldn’t fit a list beside a text. */
const MOST_PUBLIC = 100

/** The file of a recording that passes a condition. Throws `not_found`. */
export async function findFile({ db }: Queries, id: string, condition: SQL | undefined) {
  const [found] = await db
    .select({
      title: recordings.title,
      type: recordings.contentType,
      bytes: recordings.fileSize,
      hash: recordings.hash,
    })
    .from(recordings)
    .where(and(eq(recordings.id, id), condition))
  if (!found) throw notFound()
  const parts = await partsOf({ db }, id)
  return { ...found, parts }
}

/** The parts of an upload in their order. */
export const partsOf = ({ db }: Queries, uploadId: string) =>
  db
    .select({ key: audioParts.key, start: audioParts.start, bytes: audioParts.bytes })
    .from(audioParts)
    .where(eq(audioParts.uploadId, uploadId))
    .orderBy(asc(audioParts.start))

/** Counts a download. Throws `not_found` unless the recording may be downloaded. */
export async function countDownload({ db }: Queries, id: string): Promise<void> {
  const counted = await db
    .update(recordings)
    .set({ downloadCount: sql`${recordings.downloadCount} + 1` })
    .where(and(eq(recordings.id, id), isPublicDownload))
    .returning({ id: recordings.id })
  if (counted.length === 0) throw notFound()
}
