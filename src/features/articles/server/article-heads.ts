import type { Database } from '#shared/server/database/database.ts'
import { type AddressHeads, directoryHeads } from '#shared/server/directory/directory-head.ts'
import { ARTICLES_PER_PAGE, textIn } from '../core/article.ts'
import { countArticles, readArticles, readJsonFeed, readRssFeed } from '../core/articles.contract.ts'
import { articlesDirectory, textsIn } from './articles.directory.ts'

/** The heads of `/blog` and of each article’s page, with the feeds. */
export const articleHeads = (database: Pick<Database, 'db'>): AddressHeads =>
  directoryHeads({
    directory: articlesDirectory(database),
    paths: ['/blog'],
    limit: ARTICLES_PER_PAGE,
    asks: ({ code }) => [`${readArticles.path}?language=${code}&content=false`, countArticles.path],
    asksOf: (slug, { code }) => `${readArticles.path}/${slug}?language=${code}`,
    slugOf: ({ slug }) => slug,
    feedsIn: ({ code }) => {
      const title = textsIn(code).feed.title
      return [
        { title, type: 'application/rss+xml', path: `${readRssFeed.path}?language=${code}` },
        { title, type: 'application/feed+json', path: `${readJsonFeed.path}?language=${code}` },
      ]
    },
    headOf: ({ entry }, { code }) => {
      const { language, text } = textIn(entry, code)
      const { title, excerpt } = text
      const texts = textsIn(code)
      return {
        name: title,
        title: texts.page.title.replace('{{title}}', () => title),
        description: excerpt,
        structuredData: {
          '@type': 'Article',
          headline: title,
          description: excerpt,
          inLanguage: language,
          datePublished: entry.publishedAt,
          articleSection: texts.categories[entry.category],
          keywords: entry.tags.map((tag) => texts.tags[tag]),
          author: { '@type': 'Organization', name: texts.author },
        },
      }
    },
  })
