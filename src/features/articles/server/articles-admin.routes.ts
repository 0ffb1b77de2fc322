import { isDeepStrictEqual } from 'node:util'
import { eq } from 'drizzle-orm'
import { oneRow } from '#shared/server/admin/admin-table.ts'
import { isListed } from '#shared/server/directory/directory-columns.ts'
import { addEntry, type EditedDirectory, saveEntry } from '#shared/server/directory/edit-entries.ts'
import { entryRoutes } from '#shared/server/directory/entry-routes.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { ServerFeature, Services } from '#shared/server/services.ts'
import type { Article } from '../core/article.ts'
import type { ArticleValues } from '../core/article-values.ts'
import {
  actOnArticles,
  createArticle,
  exportArticles,
  listAdminArticles,
  previewArticle,
  readAdminArticle,
  updateArticle,
} from '../core/articles-admin.contract.ts'
import { relatedSlugs } from '../core/related-articles.ts'
import { articleText, inField, textsOf } from './article-text.ts'
import type { QuotedQuran } from './article-verses.ts'
import { articleRow } from './articles.directory.ts'
import { mayEditArticles, mayReadAllArticles } from './articles.policy.ts'
import { articles } from './articles.table.ts'
import { articlesTable, editedArticles } from './articles-table.ts'

const directory: EditedDirectory<Article> = { table: articles, itemType: 'article', rowOf: articleRow }

/** Editors list, write, schedule and delete articles. `readQuran` reads the verses that they quote. */
export const articlesAdminFeature =
  (readQuran: () => Promise<QuotedQuran>): ServerFeature =>
  (app, services) => {
    const { database } = services
    const by = entryRoutes(app, services, {
      mayRead: mayReadAllArticles,
      mayEdit: mayEditArticles,
      calls: { list: listAdminArticles, export: exportArticles, read: readAdminArticle, act: actOnArticles },
      directory,
      table: articlesTable,
      edited: editedArticles,
      sort: '-published',
    })

    guardedRoute(app, mayReadAllArticles, previewArticle, async ({ body: { markdown, language } }) => {
      const quran = await readQuran()
      const written = { title: '', excerpt: '', markdown, references: [] }
      return inField('markdown', () => articleText(written, language, quran))
    })

    guardedRoute(app, mayEditArticles, createArticle, async ({ body, session }) => {
      const entry = await articleFrom(services, body, undefined, await readQuran())
      await addEntry(by(session), directory, { entry, columns: columnsOf(body) })
      return oneRow(database, editedArticles, entry.slug)
    })

    guardedRoute(
      app,
      mayEditArticles,
      updateArticle,
      async ({ params: { id }, body: { version, ...values }, session }) => {
        const [stored] = await database.db
          .select({ entry: articles.entry })
          .from(articles)
          .where(eq(articles.slug, id))
        const entry = await articleFrom(services, { ...values, slug: id }, stored?.entry, await readQuran())
        await saveEntry(by(session), directory, id, { entry, columns: columnsOf(values), version })
        return oneRow(database, editedArticles, id)
      },
    )
  }

const columnsOf = ({ isPublished, publishAt }: ArticleValues) => ({
  isPublished,
  publishAt: publishAt === null ? null : new Date(publishAt),
})

/** What an editor wrote as an article; its day is that of its schedule, the stored one, or today. */
async function articleFrom(
  { database: { db }, clock }: Services,
  values: ArticleValues,
  stored: Article | undefined,
  quran: QuotedQuran,
): Promise<Article> {
  const { slug, category, tags, publishAt } = values
  const publishedAt = publishAt?.slice(0, DAY) ?? stored?.publishedAt ?? clock().toISOString().slice(0, DAY)
  const about = { slug, category, tags, publishedAt }
  const isSame = stored && isDeepStrictEqual([stored.category, stored.tags], [category, tags])
  const related = isSame ? stored.related : relatedSlugs(about, await listedArticles(db))
  return { ...about, texts: textsOf(values, stored?.texts, quran), related }
}

const listedArticles = async (db: Services['database']['db']): Promise<readonly Article[]> => {
  const rows = await db.select({ entry: articles.entry }).from(articles).where(isListed(articles))
  return rows.map(({ entry }) => entry)
}

const DAY = 'YYYY-MM-DD'.length
