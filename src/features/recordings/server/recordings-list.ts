import { and, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import type { RecordingCategory, RecordingFilter } from '../core/recording.ts'
import type { Recording } from '../core/recordings.contract.ts'
import { type Editor, editsAll } from './recordings.policy.ts'
import { recordings } from './recordings.table.ts'

const isThere = isNull(recordings.deletedAt)

/** Whether a recording is public. */
export const isPublic = and(isThere, eq(recordings.status, 'active'))
export const isPublicDownload = and(isPublic, recordings.isDownloadable)

/** The recordings as an editor sees them, or the own ones of a recitor. */
export const recordingsTable = (editor: Editor): AdminTable<Recording> => ({
  table: recordings,
  columns: {
    ...heardColumns,
    status: recordings.status,
    bitRate: recordings.bitRate,
    sampleRate: recordings.sampleRate,
    channels: recordings.channels,
    loudness: recordings.loudness,
    peak: recordings.peak,
    downloadCount: recordings.downloadCount,
    version: recordings.version,
    uploadedBy: sql<
      string | null
    >`(select ${accounts.username} from ${accounts} where ${accounts.id} = ${recordings.uploaderId})`,
    uploadedAt: recordings.uploadedAt,
    updatedAt: recordings.updatedAt,
    deletedAt: recordings.deletedAt,
  },
  key: recordings.id,
  searched: [recordings.title, recordings.qari, recordings.item, recordings.rights].map(
    (column) => sql`coalesce(${column}, '')`,
  ),
  sorts: {
    updated: recordings.updatedAt,
    title: recordings.title,
    qari: recordings.qari,
    duration: recordings.duration,
    size: recordings.fileSize,
    downloads: recordings.downloadCount,
  },
  filters: {
    category: (category: RecordingCategory) => eq(recordings.category, category),
    status: conditionOf,
  },
  otherwise: { status: isThere },
  ...(!editsAll(editor) && { where: eq(recordings.uploaderId, editor.id) }),
  toRow: ({ uploadedAt, updatedAt, deletedAt, ...row }) => ({
    ...row,
    uploadedAt: uploadedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    deletedAt: deletedAt?.toISOString() ?? null,
  }),
})

/** The columns of a recording that everyone may see once it is public. */
export const heardColumns = {
  id: recordings.id,
  title: recordings.title,
  qari: recordings.qari,
  category: recordings.category,
  surah: recordings.surah,
  fromVerse: recordings.fromVerse,
  toVerse: recordings.toVerse,
  item: recordings.item,
  language: recordings.language,
  isDownloadable: recordings.isDownloadable,
  rights: recordings.rights,
  contentType: recordings.contentType,
  fileSize: recordings.fileSize,
  duration: recordings.duration,
  waveform: recordings.waveform,
}

function conditionOf(status: RecordingFilter): SQL | undefined {
  switch (status) {
    case 'deleted':
      return isNotNull(recordings.deletedAt)
    case 'downloadable':
      return and(isThere, recordings.isDownloadable)
    default:
      return and(isThere, eq(recordings.status, status))
  }
}
