import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { softDeletion } from '#shared/server/admin/soft-deletion.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import {
  type ExplanationValues,
  explanationCategories,
  explanationStatuses,
  reviewStatuses,
} from '../core/explanation.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const author = (name: string) => uuid(name).references(() => accounts.id, { onDelete: 'set null' })

/** Explanations of surahs, verses and duas in their current version. */
export const explanations = pgTable(
  'explanations',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    category: text({ enum: explanationCategories }).notNull(),
    englishContent: text('english_content').notNull(),
    arabicContent: text('arabic_content').notNull(),
    urduContent: text('urdu_content').notNull(),
    isPublished: boolean('is_published').notNull(),
    hasAudioTTS: boolean('has_audio_tts').notNull(),
    status: text({ enum: explanationStatuses }).notNull(),
    surah: smallint(),
    verse: smallint(),
    publishAt: instant('publish_at'),
    version: integer().notNull().default(1),
    /** Who wrote the current text. */
    authorId: author('author_id'),
    updatedAt: instant('updated_at').notNull(),
    reviewStatus: text('review_status', { enum: reviewStatuses }).notNull().default('none'),
    reviewNote: text('review_note'),
    reviewerId: author('reviewer_id'),
    ...softDeletion,
  },
  (table) => [
    index('explanations_updated').on(table.updatedAt),
    index('explanations_surah').on(table.surah, table.verse),
    check('explanations_place', sql`${table.verse} is null or ${table.surah} is not null`),
  ],
)

/** Every version that was saved. */
export const explanationVersions = pgTable(
  'explanation_versions',
  {
    explanationId: uuid('explanation_id')
      .notNull()
      .references(() => explanations.id, { onDelete: 'cascade' }),
    version: integer().notNull(),
    values: jsonb().$type<ExplanationValues>().notNull(),
    savedAt: instant('saved_at').notNull(),
    savedBy: author('saved_by'),
  },
  (table) => [primaryKey({ columns: [table.explanationId, table.version] })],
)

export const tableGroups: TableGroups = { explanations: 'audit', explanation_versions: 'audit' }
