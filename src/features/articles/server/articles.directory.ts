import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type SQL, sql } from 'drizzle-orm'
import en from '#locales/en/articles.json' with { type: 'json' }
import { lookupKey, searchTextOf } from '#shared/core/directory/search-text.ts'
import { interfaceCodes } from '#shared/core/languages.ts'
import type { Database } from '#shared/server/database/database.ts'
import { type Directory, openDirectory } from '#shared/server/directory/directory.ts'
import { seedDirectory } from '#shared/server/directory/seed-directory.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import type { Article } from '../core/article.ts'
import { articles } from './articles.table.ts'

/** The interface’s texts about articles, by language. */
export const textsIn = interfaceTexts('articles', en)

/** Whether an article isn’t scheduled for later. */
export const isDue: SQL = sql`(${articles.publishAt} is null or ${articles.publishAt} <= now())`

/** The articles as a directory, the newest first. */
export const articlesDirectory = (database: Pick<Database, 'db'>): Directory<Article, 'likes'> =>
  openDirectory(database, {
    table: articles,
    only: isDue,
    filters: { category: articles.category, tag: articles.tags },
    counts: { likes: articles.likes },
    exactKeys: (search) => [lookupKey(search)],
  })

/** An article’s row. */
export function articleRow(entry: Article): typeof articles.$inferInsert {
  const { slug, category, tags, publishedAt } = entry
  const texts = Object.values(entry.texts)
  const tagNames = tags.flatMap((tag) => [tag, ...interfaceCodes.map((code) => textsIn(code).tags[tag])])
  return {
    slug,
    sortKey: `${newestFirst(publishedAt)}-${slug}`,
    entry,
    searchText: searchTextOf([...texts.flatMap(({ title, excerpt }) => [title, excerpt]), ...tagNames]),
    keys: [...new Set(texts.map(({ title }) => lookupKey(title)))],
    category,
    tags: [...tags],
  }
}

/** The day as a text that sorts later days first. */
const newestFirst = (day: string) => day.replaceAll(/\d/g, (digit) => String(9 - Number(digit)))

/** Writes the content’s articles into the database. */
export async function seedArticles(database: Pick<Database, 'db'>, contentFolder: string): Promise<void> {
  const file = await readFile(join(contentFolder, 'articles', 'articles.json'), 'utf8')
  const content: readonly Article[] = JSON.parse(file)
  await seedDirectory(database, articles, content.map(articleRow))
}
