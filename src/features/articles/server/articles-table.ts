import { sql } from 'drizzle-orm'
import type { AdminTable } from '#shared/server/admin/admin-table.ts'
import { entryFilters, entryStateOf, storedEntryColumns } from '#shared/server/directory/edit-entries.ts'
import type { Article, ArticleCategory } from '../core/article.ts'
import type { ArticleValues } from '../core/article-values.ts'
import type { AdminArticle, EditedArticle } from '../core/articles-admin.contract.ts'
import { articles } from './articles.table.ts'

type Row = typeof articles.$inferSelect

const { filters, otherwise } = entryFilters(articles)

const columns = {
  ...storedEntryColumns(articles),
  publishAt: articles.publishAt,
  likes: articles.likes,
  views: articles.views,
}

const title = sql`(${articles.entry} #>> '{texts,en,title}')`

/** All articles as editors see them. */
export const articlesTable: AdminTable<AdminArticle> = {
  table: articles,
  columns,
  key: articles.slug,
  searched: [
    articles.slug,
    ...['en', 'ar'].flatMap((code) =>
      ['title', 'excerpt', 'markdown'].map(
        (field) => sql`(${articles.entry} #>> ${`{texts,${code},${field}}`}::text[])`,
      ),
    ),
  ],
  sorts: {
    published: sql`(${articles.entry} ->> 'publishedAt')`,
    title,
    views: articles.views,
    likes: articles.likes,
    edited: articles.editedAt,
  },
  filters: {
    ...filters,
    category: (category: ArticleCategory) => sql`${articles.category} = ${category}`,
    language: (language: string) => sql`${articles.entry} -> 'texts' ? ${language}`,
  },
  otherwise,
  toRow: rowOf,
}

/** All articles with what an editor wrote. */
export const editedArticles: AdminTable<EditedArticle> = {
  ...articlesTable,
  toRow: (row: Row) => ({
    ...rowOf(row),
    values: { ...valuesOf(row.entry, row), tags: [...row.entry.tags] },
  }),
}

function rowOf({ entry, publishAt, ...row }: Row): AdminArticle {
  const { slug, category, tags, texts, publishedAt } = entry
  return {
    id: slug,
    title: texts.en.title,
    titleArabic: texts.ar?.title ?? '',
    category,
    tags,
    languages: Object.keys(texts).toSorted(),
    publishedAt,
    publishAt: publishAt?.toISOString() ?? null,
    readMinutes: texts.en.readMinutes,
    likes: row.likes,
    views: row.views,
    ...entryStateOf(row),
  }
}

/** A stored article as an editor writes it. */
function valuesOf(
  { slug, category, tags, texts: { en, ar } }: Article,
  { isPublished, publishAt }: Pick<Row, 'isPublished' | 'publishAt'>,
): ArticleValues {
  return {
    slug,
    category,
    tags,
    title: en.title,
    excerpt: en.excerpt,
    markdown: en.markdown,
    references: en.references.join('\n'),
    titleArabic: ar?.title ?? '',
    excerptArabic: ar?.excerpt ?? '',
    markdownArabic: ar?.markdown ?? '',
    referencesArabic: ar?.references.join('\n') ?? '',
    isPublished,
    publishAt: publishAt?.toISOString() ?? null,
  }
}
