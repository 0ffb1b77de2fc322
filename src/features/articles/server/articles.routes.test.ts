import { parseJsonFeed } from 'feedsmith'
import Parser from 'rss-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { directories } from '#app/server/directories.ts'
import { type LanguageCode, languageOf } from '#shared/core/languages.ts'
import { countPopularity } from '#shared/server/directory/count-popularity.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import type { ArticleAnswer, PostAnswer } from '../core/articles.contract.ts'
import { articleHeads } from './article-heads.ts'
import { articleRow, articlesDirectory, seedArticles } from './articles.directory.ts'
import { rankedArticles } from './articles.routes.ts'
import { articles } from './articles.table.ts'
import { countLikes } from './count-likes.ts'

let server: TestApp
beforeAll(async () => {
  server = await testApp({ features: [directories], settings: { PUBLIC_URL: 'https://rafiq.example/' } })
})
afterAll(() => server.close())

async function read(path: string, query: Record<string, string> = {}) {
  const answer = await server.app.inject({ url: `${path}?${new URLSearchParams(query)}` })
  return { status: answer.statusCode, body: answer.json() }
}
type Post = PostAnswer & { readonly content?: string }
const list = async (query: Record<string, string> = {}) =>
  (await read('/api/blog', query)).body as readonly Post[]
const count = async (query: Record<string, string> = {}) =>
  (await read('/api/blog/count', query)).body.total as number
const one = async (slug: string, language = 'en') =>
  (await read(`/api/blog/${slug}`, { language })).body as ArticleAnswer

describe('the list of articles', () => {
  it('has at least twelve, the newest first, with the fields of the specification', async () => {
    const all = await list()
    expect(all.length).toBeGreaterThanOrEqual(12)
    expect(await count()).toBe(all.length)
    const days = all.map(({ publishedAt }) => publishedAt)
    expect(days).toEqual(days.toSorted().reverse())
    expect(all.find(({ slug }) => slug === 'choosing-a-name')).toMatchObject({
      id: 'choosing-a-name',
      title: expect.stringContaining('name'),
      excerpt: expect.any(String),
      content: expect.stringContaining('<h2 id="part-when">'),
      category: 'community',
      tags: ['names', 'family', 'children', 'arabic'],
      publishedAt: '2026-11-06',
      views: 0,
      likes: 0,
      readMinutes: expect.any(Number),
      language: 'en',
    })
  })

  it('leaves the texts out on request', async () => {
    expect((await list({ content: 'false' })).every((post) => !('content' in post))).toBe(true)
  })

  it('has pages', async () => {
    const all = await list()
    expect((await list({ limit: '5', page: '2' })).map(({ id }) => id)).toEqual(
      all.slice(5, 10).map(({ id }) => id),
    )
  })

  it.each([
    ['a word of the title', 'qibla', 'find-the-qibla'],
    ['a part of a word', 'qibl', 'find-the-qibla'],
    ['a word of the excerpt', 'coffee', 'prepare-for-ramadan'],
    ['a tag', 'umm-al-qura', 'why-hijri-dates-differ'],
    ['an Arabic title without vowels', 'الاستعداد لرمضان', 'prepare-for-ramadan'],
    ['an Arabic tag', 'النصاب', 'zakat-step-by-step'],
  ])('finds by %s', async (_, search, slug) => {
    expect((await list({ search })).map(({ id }) => id)).toContain(slug)
  })

  it('is filtered by category and tag, and counts the same', async () => {
    const query = { category: 'community', tag: 'ramadan' }
    const found = await list(query)
    expect(found.map(({ id }) => id)).toEqual(['prepare-for-ramadan'])
    expect(await count(query)).toBe(1)
    expect((await list({ tag: 'schools' })).every(({ tags }) => tags.includes('schools'))).toBe(true)
    expect(await count({ search: 'zzzz' })).toBe(0)
  })

  it.each([
    ['category', 'news'],
    ['category', 'all'],
    ['tag', 'unknown'],
    ['language', 'xx'],
    ['content', 'maybe'],
    ['page', '0'],
    ['limit', '101'],
  ])('answers 400 for %s=%s and names the field', async (field, value) => {
    const { status, body } = await read('/api/blog', { [field]: value })
    expect(status).toBe(400)
    expect(body.error.fields).toMatchObject([{ field }])
  })
})

describe('one article', () => {
  it('has its text, references and related articles', async () => {
    const article = await one('prepare-for-ramadan')
    expect(article.content).toContain('<figure class="verse">')
    expect(article.headings.length).toBeGreaterThan(5)
    expect(article.references.length).toBeGreaterThan(3)
    expect(article.related).toHaveLength(3)
    expect(article.related.map(({ slug }) => slug)).not.toContain('prepare-for-ramadan')
    expect((await read('/api/blog/no-such-article')).status).toBe(404)
  })

  it('is in the chosen language, or in English where it has no text in it', async () => {
    expect(await one('choosing-a-name', 'ar')).toMatchObject({ language: 'ar', title: /[\u0600-\u06ff]/ })
    const english = await one('choosing-a-name')
    const french = await one('choosing-a-name', 'fr')
    expect([french.language, french.title]).toEqual(['en', english.title])
    expect(french.related.every(({ language }) => language === 'en')).toBe(true)
  })

  it('counts views and the accounts that like it, up and down', async () => {
    const { database } = server.services
    await database.db.execute(
      `insert into page_views values ('2026-11-23', '/blog/find-the-qibla', 'en', '', 7)`,
    )
    await countPopularity(database, rankedArticles, async () => new Map())
    await countLikes(database, new Map([['find-the-qibla', 3]]))
    // Seeding again, as at the next start, keeps the counts.
    await seedArticles(database, server.services.contentFolder)
    expect(await one('find-the-qibla')).toMatchObject({ views: 7, likes: 3 })
    await countLikes(database, new Map())
    expect(await one('find-the-qibla')).toMatchObject({ views: 7, likes: 0 })
  })
})

describe('the feeds', () => {
  const feed = (path: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url: path, headers })

  it.each(['en', 'ar'])('are RSS 2.0 with the whole texts: %s', async (language) => {
    const answer = await feed(`/blog/feed.xml?language=${language}`)
    expect(answer.headers['content-type']).toBe('application/rss+xml; charset=utf-8')
    const parsed = await new Parser().parseString(answer.body)
    const posts = await list({ language })
    expect(parsed).toMatchObject({ link: `https://rafiq.example/blog?lang=${language}`, language })
    expect(parsed.items.map(({ title }) => title)).toEqual(posts.map(({ title }) => title))
    for (const [index, item] of parsed.items.entries()) {
      const { slug = '', publishedAt = '', excerpt } = posts[index] ?? {}
      expect(item).toMatchObject({
        link: `https://rafiq.example/blog/${slug}?lang=${language}`,
        guid: `urn:rafiq:article:${slug}:${language}`,
        content: excerpt,
        isoDate: `${publishedAt}T00:00:00.000Z`,
      })
      expect(item['content:encoded']).toContain('href="https://rafiq.example/quran/reader/')
      expect(item['content:encoded']).not.toMatch(/href="[/#]/)
    }
  })

  it.each(['en', 'ar'])('are JSON Feed 1.1 with the whole texts: %s', async (language) => {
    const answer = await feed(`/blog/feed.json?language=${language}`)
    expect(answer.headers['content-type']).toBe('application/feed+json; charset=utf-8')
    expect(answer.json()).toMatchObject({
      version: 'https://jsonfeed.org/version/1.1',
      feed_url: `https://rafiq.example/blog/feed.json?language=${language}`,
      language,
    })
    const { items = [] } = parseJsonFeed(answer.body)
    const posts = await list({ language })
    expect(items.map(({ id }) => id)).toEqual(posts.map(({ id }) => `urn:rafiq:article:${id}:${language}`))
    for (const { content_html, date_published, language: written } of items) {
      expect(content_html).toContain('<p>')
      expect(Number.isNaN(Date.parse(String(date_published)))).toBe(false)
      expect(written).toBe(language)
    }
  })

  it.each(['/blog/feed.xml', '/blog/feed.json'])('answer 304 to a reader that has them: %s', async (path) => {
    const first = await feed(path)
    expect(new Date(String(first.headers['last-modified'])).getUTCFullYear()).toBe(2026)
    const again = await feed(path, { 'if-none-match': String(first.headers.etag) })
    expect([again.statusCode, again.body]).toEqual([304, ''])
    expect((await feed(`${path}?language=xx`)).statusCode).toBe(400)
  })
})

describe('the heads', () => {
  const headOf = async (path: string, code: LanguageCode) => {
    const language = languageOf(code)
    if (!language) throw new Error(code)
    return articleHeads(server.services.database)({ path, language, origin: 'https://rafiq.example' })
  }

  it('have title, description, data for search engines and the feeds of the language', async () => {
    const { title, excerpt } = await one('choosing-a-name', 'ar')
    expect(await headOf('/blog/choosing-a-name', 'ar')).toMatchObject({
      about: { title: `${title} — رفيق`, description: excerpt },
      structuredData: {
        '@type': 'Article',
        headline: title,
        inLanguage: 'ar',
        datePublished: '2026-11-06',
        url: 'https://rafiq.example/blog/choosing-a-name',
      },
      feeds: [{ path: '/blog/feed.xml?language=ar' }, { path: '/blog/feed.json?language=ar' }],
    })
  })

  it('say that a text is English where it has no other', async () => {
    expect(await headOf('/blog/choosing-a-name', 'fr')).toMatchObject({
      structuredData: { inLanguage: 'en' },
    })
  })

  it('list the articles, and miss an unknown one', async () => {
    expect(await headOf('/blog', 'en')).toMatchObject({
      structuredData: { '@type': 'ItemList', numberOfItems: await count() },
    })
    expect(await headOf('/blog/none', 'en')).toBe('missing')
  })
})

describe('many articles', () => {
  it('find those with a tag through an index', async () => {
    const { db } = server.services.database
    const found = await articlesDirectory(server.services.database).find('find-the-qibla')
    if (!found) throw new Error('find-the-qibla')
    const texts = { en: { ...found.entry.texts.en, html: '<p>Sample</p>', markdown: 'Sample' } }
    const rows = Array.from({ length: 2000 }, (_, n) =>
      articleRow({ ...found.entry, texts, slug: `copy-${n}`, tags: n === 7 ? ['apps', 'sun'] : ['qibla'] }),
    )
    const undo = new Error('undo')
    const finding = db.transaction(async (transaction) => {
      await transaction.insert(articles).values(rows)
      await transaction.execute('analyze articles')
      const query = { search: undefined, page: 1, limit: 20, filters: { tag: 'sun' } }
      const { entries } = await articlesDirectory({ db: transaction as unknown as typeof db }).list(query)
      expect(entries.map(({ entry }) => entry.slug)).toContain('copy-7')
      const { rows: plan } = await transaction.execute(
        `explain select entry from articles where tags @> array['sun'] order by sort_key limit 20`,
      )
      expect(JSON.stringify(plan)).toContain('articles_tags')
      throw undo
    })
    await expect(finding).rejects.toBe(undo)
  })
})
