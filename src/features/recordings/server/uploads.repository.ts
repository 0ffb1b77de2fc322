import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import { AppError } from '#shared/core/app-error.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { newFileKey } from '#shared/server/files/file-key.ts'
import type { FileStore } from '#shared/server/files/file-store.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import type { Services } from '#shared/server/services.ts'
import { claimedFormat, UPLOADS_MOST } from '../core/upload.ts'
import type { Upload } from '../core/uploads.contract.ts'
import { recordingFormat, refuseCutOff, unknownAudio } from './audio-facts.ts'
import type { Transaction } from './recordings.repository.ts'
import { audioParts, audioUploads, recordings } from './recordings.table.ts'

/** The area of the file store with parts of recordings. */
export const PARTS_AREA = 'recordings'
const PART_TYPE = 'application/octet-stream'
/** An upload that nobody continues is deleted after a week. */
const UNFINISHED_MS = 7 * 86_400_000
const MB = 1_000_000

export interface Uploading extends Pick<Services, 'database' | 'clock' | 'settings'> {
  readonly store: FileStore
  readonly uploaderId: string
}

type ChosenFile = Pick<Upload, 'name' | 'size' | 'lastModified'>

const isUnfinished = sql`not exists (select from ${recordings} where ${recordings.id} = ${audioUploads.id})`

const uploadColumns = {
  id: audioUploads.id,
  name: audioUploads.name,
  size: audioUploads.fileSize,
  lastModified: audioUploads.lastModified,
  startedAt: audioUploads.startedAt,
  received: sql<string>`(select coalesce(sum(${audioParts.bytes}), 0) from ${audioParts}
    where ${audioParts.uploadId} = ${audioUploads.id})`,
}

const toAnswer = (
  row: { startedAt: Date; received: string } & Omit<Upload, 'startedAt' | 'received'>,
): Upload => ({
  ...row,
  received: Number(row.received),
  startedAt: row.startedAt.toISOString(),
})

/** The largest file in bytes. */
export const largestOf = ({ settings }: Pick<Uploading, 'settings'>): number => settings.RECORDING_MAX_MB * MB

/** One’s own unfinished uploads, the latest first. */
export async function listOwnUploads({ db }: Queries, uploaderId: string): Promise<Upload[]> {
  const rows = await db
    .select(uploadColumns)
    .from(audioUploads)
    .where(and(eq(audioUploads.uploaderId, uploaderId), isUnfinished))
    .orderBy(desc(audioUploads.startedAt))
  return rows.map(toAnswer)
}

/** One’s own upload, unless it became a recording. Throws `not_found`. */
export async function findUpload({ db }: Queries, uploaderId: string, id: string): Promise<Upload> {
  const [row] = await db
    .select(uploadColumns)
    .from(audioUploads)
    .where(and(eq(audioUploads.id, id), eq(audioUploads.uploaderId, uploaderId), isUnfinished))
  if (!row) throw notFound()
  return toAnswer(row)
}

/** Begins an upload, or finds the unfinished one of the same file. Throws `unknown_audio`, `recording_too_large` or `too_many_uploads`. */
export async function beginUpload(uploading: Uploading, file: ChosenFile): Promise<Upload> {
  const { database, clock, uploaderId } = uploading
  if (claimedFormat(file.name) === undefined) throw unknownAudio()
  if (file.size > largestOf(uploading))
    throw new AppError(
      'recording_too_large',
      413,
      `A file has at most ${uploading.settings.RECORDING_MAX_MB} MB.`,
    )
  const open = await listOwnUploads(database, uploaderId)
  const same = open.find(
    ({ name, size, lastModified }) =>
      name === file.name && size === file.size && lastModified === file.lastModified,
  )
  if (same) return same
  if (open.length >= UPLOADS_MOST)
    throw new AppError('too_many_uploads', 409, 'Finish or cancel an upload first.')
  const { size: fileSize, ...rest } = file
  const now = clock()
  const [added] = await database.db
    .insert(audioUploads)
    .values({ ...rest, fileSize, uploaderId, startedAt: now, updatedAt: now })
    .returning({ id: audioUploads.id })
  if (!added) throw new Error('An upload was not stored.')
  return findUpload(database, uploaderId, added.id)
}

/**
 * Stores the next bytes of an upload. The bytes are stored before their row; what is cut off in between, the hourly job
 * removes. Throws `not_found`, `unknown_audio`, `damaged_audio` or `part_out_of_order`.
 */
export async function storePart(
  uploading: Uploading,
  id: string,
  start: number,
  content: Buffer,
): Promise<Upload> {
  const { database, store, uploaderId, clock } = uploading
  const { name, size, received } = await findUpload(database, uploaderId, id)
  refuseDisorder(received, size, start, content)
  if (start === 0) refuseHead(name, size, content)
  const key = newFileKey(PARTS_AREA)
  await store.put(key, content, PART_TYPE)
  await database.db
    .transaction(async (run) => {
      await lockUpload(run, id)
      const upload = await findUpload({ db: run }, uploaderId, id)
      refuseDisorder(upload.received, upload.size, start, content)
      await run.insert(audioParts).values({ uploadId: id, start, bytes: content.length, key })
      await run.update(audioUploads).set({ updatedAt: clock() }).where(eq(audioUploads.id, id))
    })
    .catch(async (error: unknown) => {
      await store.remove(key)
      throw error
    })
  return findUpload(database, uploaderId, id)
}

/** Requests for one upload change it one after the other. Throws `not_found`. */
async function lockUpload(run: Transaction, id: string): Promise<void> {
  const rows = await run
    .select({ id: audioUploads.id })
    .from(audioUploads)
    .where(eq(audioUploads.id, id))
    .for('update')
  if (rows.length === 0) throw notFound()
}

function refuseDisorder(received: number, size: number, start: number, { length }: Buffer): void {
  if (start === received && length > 0 && start + length <= size) return
  throw new AppError('part_out_of_order', 409, 'These are not the next bytes of the upload.')
}

/** Throws `unknown_audio` for a file in another format than its name says, and `damaged_audio` for one that breaks off. */
function refuseHead(name: string, size: number, head: Buffer): void {
  const format = recordingFormat(head)
  if (format === undefined || format !== claimedFormat(name)) throw unknownAudio()
  refuseCutOff(head, format, size)
}

/** Deletes one’s own unfinished upload with what arrived. Throws `not_found`. */
export async function dropUpload(
  { database, store, uploaderId }: Pick<Uploading, 'database' | 'store' | 'uploaderId'>,
  id: string,
): Promise<void> {
  const keys = await database.db.transaction(async (run) => {
    await lockUpload(run, id)
    await findUpload({ db: run }, uploaderId, id)
    return deleteUploads(run, [id])
  })
  await removeParts(store, keys)
}

/** Deletes uploads and returns the keys of their parts. */
async function deleteUploads(run: Transaction, ids: readonly string[]): Promise<string[]> {
  const parts = await run
    .delete(audioParts)
    .where(inArray(audioParts.uploadId, [...ids]))
    .returning({ key: audioParts.key })
  await run.delete(audioUploads).where(inArray(audioUploads.id, [...ids]))
  return parts.map(({ key }) => key)
}

/** Deletes all unfinished uploads of an account. */
export async function dropUploadsOf(database: Uploading['database'], store: FileStore, uploaderId: string) {
  const uploads = await listOwnUploads(database, uploaderId)
  for (const { id } of uploads) await dropUpload({ database, store, uploaderId }, id)
}

/** What can’t be removed now, the hourly job removes. */
const removeParts = (store: FileStore, keys: readonly string[]) =>
  Promise.allSettled(keys.map((key) => store.remove(key)))

/** Deletes uploads that nobody continued for a week, and the files of recordings that are gone. */
export const dropOldUploads = ({ db }: Queries, now: Date) =>
  db
    .delete(audioUploads)
    .where(
      and(
        isUnfinished,
        or(
          isNull(audioUploads.uploaderId),
          lt(audioUploads.updatedAt, new Date(now.getTime() - UNFINISHED_MS)),
        ),
      ),
    )

/** Those of the given keys that a row names. */
export async function usedKeys({ db }: Queries, keys: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ key: audioParts.key })
    .from(audioParts)
    .where(inArray(audioParts.key, [...keys]))
  return rows.map(({ key }) => key)
}
