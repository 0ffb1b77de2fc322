import { sql } from 'drizzle-orm'
import {
  check,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { reportReasons } from '../core/report.ts'
import { studyCircles } from './circles.table.ts'
import { discussionPosts } from './discussions.table.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })
const accountColumn = (name: string) =>
  uuid(name)
    .notNull()
    .references(() => accounts.id, { onDelete: 'cascade' })
const report = {
  accountId: accountColumn('account_id'),
  reason: text({ enum: reportReasons }).notNull(),
  text: text().notNull(),
  reportedAt: instant('reported_at').notNull(),
}

/** Reports of posts that no moderator has answered. */
export const discussionPostReports = pgTable(
  'discussion_post_reports',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => discussionPosts.id, { onDelete: 'cascade' }),
    ...report,
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId] }),
    index('discussion_post_reports_account').on(table.accountId),
  ],
)

/** Reports of circles that no moderator has answered. */
export const circleReports = pgTable(
  'study_circle_reports',
  {
    circleId: uuid('circle_id')
      .notNull()
      .references(() => studyCircles.id, { onDelete: 'cascade' }),
    ...report,
  },
  (table) => [
    primaryKey({ columns: [table.circleId, table.accountId] }),
    index('study_circle_reports_account').on(table.accountId),
  ],
)

/** Whose posts a person doesn’t want to see. */
export const communityBlocks = pgTable(
  'community_blocks',
  {
    accountId: accountColumn('account_id'),
    blockedId: accountColumn('blocked_id'),
    blockedAt: instant('blocked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.accountId, table.blockedId] }),
    index('community_blocks_blocked').on(table.blockedId),
  ],
)

/** The words that make a post wait for a moderator, in one row. */
export const communityWords = pgTable(
  'community_words',
  {
    id: smallint().primaryKey().default(1),
    words: text().array().notNull().default([]),
    /** 0 until someone saves. */
    version: integer().notNull().default(0),
  },
  (table) => [check('community_words_one_row', sql`${table.id} = 1`)],
)

export const tableGroups: TableGroups = {
  discussion_post_reports: 'discussions',
  study_circle_reports: 'circles',
  community_blocks: 'discussions',
  community_words: 'nobody',
}
