import { isNull, sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { LanguageCode } from '#shared/core/languages.ts'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { softDeletion } from '#shared/server/admin/soft-deletion.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { recordingCategories, recordingStatuses } from '../core/recording.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const size = (name: string) => bigint(name, { mode: 'number' })

/** Uploads of audio files: unfinished ones, and those that are the file of a recording. */
export const audioUploads = pgTable(
  'audio_uploads',
  {
    id: uuid().primaryKey().defaultRandom(),
    uploaderId: uuid('uploader_id').references(() => accounts.id, { onDelete: 'set null' }),
    /** The name, size and time of the file on the device, which recognise it when it is chosen again. */
    name: text().notNull(),
    fileSize: size('file_size').notNull(),
    lastModified: size('last_modified').notNull(),
    startedAt: instant('started_at').notNull(),
    /** When the last part arrived. */
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('audio_uploads_uploader').on(table.uploaderId)],
)

/** The parts of an upload, which stay as they are: a recording is read from them in their order. */
export const audioParts = pgTable(
  'audio_parts',
  {
    uploadId: uuid('upload_id')
      .notNull()
      .references(() => audioUploads.id, { onDelete: 'cascade' }),
    /** The place of its first byte in the file. */
    start: size('start').notNull(),
    bytes: integer().notNull(),
    /** Its key in the file store. */
    key: text().notNull().unique(),
  },
  (table) => [primaryKey({ columns: [table.uploadId, table.start] })],
)

/** Audio recordings of the operator. The id is that of the upload. */
export const recordings = pgTable(
  'recordings',
  {
    id: uuid()
      .primaryKey()
      .references(() => audioUploads.id),
    title: text().notNull(),
    qari: text().notNull(),
    category: text({ enum: recordingCategories }).notNull(),
    surah: smallint(),
    fromVerse: smallint('from_verse'),
    toVerse: smallint('to_verse'),
    item: text(),
    language: text().$type<LanguageCode>().notNull(),
    isDownloadable: boolean('is_downloadable').notNull(),
    rights: text().notNull(),
    status: text({ enum: recordingStatuses }).notNull(),
    contentType: text('content_type').notNull(),
    fileSize: size('file_size').notNull(),
    /** SHA-256 of the file, hexadecimal. */
    hash: text().notNull(),
    /** In seconds. */
    duration: real().notNull(),
    /** In bits per second. */
    bitRate: integer('bit_rate').notNull(),
    sampleRate: integer('sample_rate').notNull(),
    channels: smallint().notNull(),
    waveform: jsonb().$type<number[]>(),
    /** In LUFS. */
    loudness: real(),
    /** In dBFS. */
    peak: real(),
    downloadCount: integer('download_count').notNull().default(0),
    version: integer().notNull().default(1),
    uploaderId: uuid('uploader_id').references(() => accounts.id, { onDelete: 'set null' }),
    uploadedAt: instant('uploaded_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
    ...softDeletion,
  },
  (table) => [
    index('recordings_updated').on(table.updatedAt),
    index('recordings_surah').on(table.surah),
    index('recordings_item').on(table.category, table.item),
    uniqueIndex('recordings_hash').on(table.hash).where(isNull(table.deletedAt)),
    check('recordings_verses', sql`${table.fromVerse} is null or ${table.surah} is not null`),
  ],
)

export const tableGroups: TableGroups = {
  recordings: 'audit',
  audio_uploads: 'audit',
  audio_parts: 'nobody',
}
