import { sql } from 'drizzle-orm'
import { boolean, index, pgTable, primaryKey, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { accounts } from '#shared/server/session/account.table.ts'
import { reactions } from '../core/discussion.ts'
import { postStatuses } from '../core/moderation.ts'

const instant = (name: string) => timestamp(name, { withTimezone: true })

/**
 * Discussions of hadiths. The title is emptied when the author removes the first post and others have replied. A thread
 * without posts is deleted.
 */
export const discussionThreads = pgTable(
  'discussion_threads',
  {
    id: uuid().primaryKey().defaultRandom(),
    title: text().notNull(),
    /** The path of the hadith’s page; empty without one. No foreign key: imports may write hadiths again. */
    hadith: text().notNull(),
    lastPostAt: instant('last_post_at').notNull(),
    searchText: text('search_text').notNull(),
  },
  (table) => [
    index('discussion_threads_latest').on(table.lastPostAt),
    index('discussion_threads_hadith').on(table.hadith),
  ],
)

/** Posts of discussions, deleted with their author’s account unless the author chose that they stay without a name. */
export const discussionPosts = pgTable(
  'discussion_posts',
  {
    id: uuid().primaryKey().defaultRandom(),
    threadId: uuid('thread_id')
      .notNull()
      .references(() => discussionThreads.id, { onDelete: 'cascade' }),
    authorId: uuid('author_id').references(() => accounts.id, { onDelete: 'cascade' }),
    isOpening: boolean('is_opening').notNull(),
    text: text().notNull(),
    status: text({ enum: postStatuses }).notNull().default('shown'),
    /** Why a moderator removed it. */
    note: text(),
    writtenAt: instant('written_at').notNull(),
    editedAt: instant('edited_at'),
  },
  (table) => [
    index('discussion_posts_thread').on(table.threadId, table.writtenAt),
    index('discussion_posts_author').on(table.authorId),
    index('discussion_posts_waiting').on(table.writtenAt).where(sql`${table.status} = 'waiting'`),
    uniqueIndex('discussion_posts_opening').on(table.threadId).where(sql`${table.isOpening}`),
  ],
)

/** Reactions to posts. Only their numbers are public. */
export const discussionReactions = pgTable(
  'discussion_reactions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => discussionPosts.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
    reaction: text({ enum: reactions }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId, table.reaction] }),
    index('discussion_reactions_account').on(table.accountId),
  ],
)

/** Who is mentioned in a post. */
export const discussionMentions = pgTable(
  'discussion_mentions',
  {
    postId: uuid('post_id')
      .notNull()
      .references(() => discussionPosts.id, { onDelete: 'cascade' }),
    accountId: uuid('account_id')
      .notNull()
      .references(() => accounts.id, { onDelete: 'cascade' }),
  },
  (table) => [
    primaryKey({ columns: [table.postId, table.accountId] }),
    index('discussion_mentions_account').on(table.accountId),
  ],
)

export const tableGroups: TableGroups = {
  discussion_threads: 'discussions',
  discussion_posts: 'discussions',
  discussion_reactions: 'discussions',
  discussion_mentions: 'discussions',
}
