import { index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { TableGroups } from '#shared/core/stored-data.ts'
import { directoryColumns, directoryIndexes } from '#shared/server/directory/directory-columns.ts'
import { type Article, articleCategories, articleTags } from '../core/article.ts'

/** The articles of `content/articles`, and those that editors wrote. */
export const articles = pgTable(
  'articles',
  {
    ...directoryColumns<Article>(),
    category: text({ enum: articleCategories }).notNull(),
    tags: text({ enum: articleTags }).array().notNull(),
    /** From when a scheduled one is public. */
    publishAt: timestamp('publish_at', { withTimezone: true }),
    /** The number of accounts that like it. */
    likes: integer().notNull().default(0),
  },
  (table) => [
    ...directoryIndexes('articles', table, { category: table.category }),
    index('articles_tags').using('gin', table.tags),
  ],
)

export const tableGroups: TableGroups = { articles: 'nobody' }
