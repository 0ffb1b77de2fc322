import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { ArticleAnswer, PostAnswer } from '../core/articles.contract.ts'

const pages = async () => {
  const { ArticlesPage } = await import('./articles-page.tsx')
  const { ArticlePage } = await import('./article-page.tsx')
  return (
    <>
      <Route path="/blog">
        <ArticlesPage newsletter={<p>The newsletter</p>} />
      </Route>
      <Route path="/blog/:slug">
        <ArticlePage
          courseBar={(slug) => <p>{`Course of ${slug}`}</p>}
          formatHijri={() => '25 Jumada al-Ula 1448'}
          newsletter={<p>The newsletter</p>}
        />
      </Route>
      <Route path="/quran/reader/2/183">The reader</Route>
    </>
  )
}

const naming: PostAnswer = {
  id: 'choosing-a-name',
  slug: 'choosing-a-name',
  title: 'Choosing a name',
  excerpt: 'What the sunnah says.',
  category: 'community',
  tags: ['names', 'family', 'children', 'arabic'],
  publishedAt: '2026-11-06',
  views: 12,
  likes: 3,
  readMinutes: 6,
  language: 'en',
}
const qibla: PostAnswer = {
  ...naming,
  id: 'find-the-qibla',
  slug: 'find-the-qibla',
  title: 'Find the Qibla',
  category: 'prayer_guides',
  tags: ['qibla'],
  views: 1,
  likes: 0,
  readMinutes: 1,
}
const { id: _, tags: __, views: ___, likes: ____, ...related } = qibla
const article: ArticleAnswer = {
  ...naming,
  content:
    '<h2 id="part-when">When?</h2><p>See (<a href="/quran/reader/2/183"><bdi>2:183</bdi></a>).</p>' +
    '<figure class="verse"><blockquote class="quran-text" lang="ar" dir="rtl">كُتِبَ</blockquote></figure>',
  headings: ['When?', 'Which?', 'Who?', 'Why?'].map((text) => ({
    id: `part-${text.toLowerCase().slice(0, -1)}`,
    text,
  })),
  references: ['Sahih Muslim 2132'],
  related: [related],
}
const api = {
  'GET /api/blog': [naming, qibla],
  'GET /api/blog/count': { total: 2 },
  'GET /api/blog/choosing-a-name': article,
  'GET /api/blog/find-the-qibla': { ...article, ...qibla, headings: [] },
  'POST /api/analytics/pageview': { counted: true },
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the list of articles', () => {
  it('has six placeholders while it loads', async () => {
    const { container } = await renderPage(pages, {
      at: '/blog',
      api: { ...api, 'GET /api/blog': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading', { name: 'Articles' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(6)
  })

  it('shows category, date, excerpt, three tags and the number of others, views, likes and read time', async () => {
    await renderPage(pages, { at: '/blog', api })
    const first = await card('Choosing a name')
    const texts = ['Community', '6 November 2026', 'What the sunnah says.', 'Names', 'Family', 'Children']
    for (const text of [...texts, '1 more tag', '12 views', '3 likes', '6 minutes to read']) {
      expect(first.getByText(text)).toBeVisible()
    }
    expect(first.queryByText('Arabic')).toBeNull()
    const second = await card('Find the Qibla')
    for (const text of ['1 view', '0 likes', '1 minute to read']) expect(second.getByText(text)).toBeVisible()
    expect(second.queryByText(/more tag/)).toBeNull()
    expect(screen.getByText('Showing 2 of 2')).toBeVisible()
    expect(screen.getByText('The newsletter')).toBeVisible()
    expect(sentRequests('GET /api/blog').at(-1)?.query).toEqual({ language: 'en', content: 'false' })
  })

  it('filters by category, tag and search in the address', async () => {
    const { user } = await renderPage(pages, { at: '/blog?tag=names', api })
    await card('Choosing a name')
    await user.selectOptions(screen.getByLabelText('Category'), 'Community')
    expect(location.search).toBe('?tag=names&category=community')
    await user.type(screen.getByLabelText('Search articles'), 'sunnah')
    await waitFor(() => expect(location.search).toContain('search=sunnah'))
    await waitFor(() =>
      expect(sentRequests('GET /api/blog/count').at(-1)?.query).toEqual({
        category: 'community',
        tag: 'names',
        search: 'sunnah',
      }),
    )
  })

  it('says so when nothing is found, and when it can’t be loaded', async () => {
    const none = await renderPage(pages, {
      at: '/blog?search=zzz',
      api: { ...api, 'GET /api/blog': [], 'GET /api/blog/count': { total: 0 } },
    })
    expect(await screen.findByText('No articles found')).toBeVisible()
    none.unmount()
    await renderPage(pages, { at: '/blog', api: { ...api, 'GET /api/blog': refusal(500, 'internal') } })
    expect(await screen.findByText('Failed to fetch blog posts')).toBeVisible()
  })

  it('links the feeds of the language', async () => {
    await renderPage(pages, { at: '/blog', api, language: 'ar' })
    expect(await screen.findByRole('link', { name: 'RSS' })).toHaveAttribute(
      'href',
      '/blog/feed.xml?language=ar',
    )
    expect(screen.getByRole('link', { name: 'JSON Feed' })).toHaveAttribute(
      'href',
      '/blog/feed.json?language=ar',
    )
  })

  it('loads the text of an article that is saved, for reading offline', async () => {
    const { user } = await renderPage(pages, { at: '/blog', api })
    const first = await card('Choosing a name')
    expect(sentRequests('GET /api/blog/choosing-a-name')).toHaveLength(0)
    await user.click(first.getByRole('button', { name: 'Save Choosing a name' }))
    await waitFor(() =>
      expect(sentRequests('GET /api/blog/choosing-a-name').at(-1)?.query).toEqual({ language: 'en' }),
    )
  })
})

describe('a like', () => {
  it('counts once, and can be taken back', async () => {
    const { user } = await renderPage(pages, { at: '/blog', api })
    const first = await card('Choosing a name')
    const button = first.getByRole('button', { name: /^Like Choosing a name/ })
    expect(button).toHaveAttribute('aria-pressed', 'false')
    await user.click(button)
    expect(await first.findByText('4 likes')).toBeVisible()
    expect(button).toHaveAttribute('aria-pressed', 'true')
    await user.click(button)
    expect(await first.findByText('3 likes')).toBeVisible()
    expect(button).toHaveAttribute('aria-pressed', 'false')
  })
})

describe('the page of an article', () => {
  it('shows text, both dates, contents, references, tags and related articles', async () => {
    const { user } = await renderPage(pages, { at: '/blog/choosing-a-name', api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Choosing a name' })).toBeVisible()
    expect(document.title).toBe('Choosing a name — Rafiq')
    expect(screen.getByText('6 November 2026 · 25 Jumada al-Ula 1448')).toBeVisible()
    expect(screen.getByRole('heading', { level: 2, name: 'When?' })).toHaveAttribute('id', 'part-when')
    expect(screen.getByText('كُتِبَ')).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('Sahih Muslim 2132')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Arabic' })).toHaveAttribute('href', '/blog?tag=arabic')
    expect(screen.getByRole('link', { name: /Find the Qibla/ })).toHaveAttribute(
      'href',
      '/blog/find-the-qibla',
    )
    await user.click(screen.getByText('Contents'))
    expect(await screen.findByRole('link', { name: 'Which?' })).toHaveAttribute('href', '#part-which')
    expect(screen.queryByText(/isn’t available in your language/)).toBeNull()
  })

  it('opens verses in the reader without loading the app again', async () => {
    const { user } = await renderPage(pages, { at: '/blog/choosing-a-name', api })
    await user.click(await screen.findByRole('link', { name: '2:183' }))
    expect(await screen.findByText('The reader')).toBeVisible()
  })

  it('has no contents if it is short', async () => {
    await renderPage(pages, { at: '/blog/find-the-qibla', api })
    await screen.findByRole('heading', { level: 1, name: 'Find the Qibla' })
    expect(screen.queryByText('Contents')).toBeNull()
  })

  it('is marked as English, and says so, where it has no text in the language', async () => {
    await renderPage(pages, { at: '/blog/choosing-a-name', api, language: 'ar' })
    const title = await screen.findByRole('heading', { level: 1, name: 'Choosing a name' })
    expect(title).toHaveAttribute('lang', 'en')
    expect(title).toHaveAttribute('dir', 'ltr')
    expect(screen.getByRole('heading', { name: 'When?' }).closest('[lang]')).toHaveAttribute('lang', 'en')
    expect(screen.getByText('لا يتوفر هذا المقال بلغتك بعد، فيُعرض بالإنجليزية.')).toBeVisible()
    expect(sentRequests('GET /api/blog/choosing-a-name').at(-1)?.query).toEqual({ language: 'ar' })
  })

  it('says that an unknown article doesn’t exist', async () => {
    await renderPage(pages, {
      at: '/blog/none',
      api: { ...api, 'GET /api/blog/none': refusal(404, 'not_found') },
    })
    expect(await screen.findByRole('heading', { name: 'This page doesn’t exist' })).toBeVisible()
  })
})
