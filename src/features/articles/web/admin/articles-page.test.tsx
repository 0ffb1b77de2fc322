import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { newArticle } from '../../core/article-values.ts'
import type { AdminArticle } from '../../core/articles-admin.contract.ts'

const article: AdminArticle = {
  id: 'choosing-a-name',
  title: 'Choosing a name',
  titleArabic: 'اختيار الاسم',
  category: 'community',
  tags: ['names'],
  languages: ['ar', 'en'],
  publishedAt: '2026-11-06',
  publishAt: null,
  readMinutes: 6,
  likes: 3,
  views: 12,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'edited',
}
const values = {
  ...newArticle,
  slug: article.id,
  title: article.title,
  tags: ['names'],
  markdown: 'Sample.',
  references: 'A work',
  isPublished: true,
}
const api = {
  'GET /api/admin/articles': {
    data: [article],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'GET /api/admin/articles/choosing-a-name': { ...article, values },
  'PUT /api/admin/articles/choosing-a-name': { ...article, version: 3, values },
  'POST /api/admin/articles': { ...article, values },
  'POST /api/admin/articles/actions': { done: [article.id], refused: [] },
  'POST /api/admin/articles/preview': { html: '<p>Rendered</p>', readMinutes: 1 },
}
const open = (at = '/admin/articles') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./articles-page.tsx')
      return <Page />
    },
    { at, api, signedIn: { ...zaynab, role: 'content_manager' } },
  )

it('shows state, source and counts, and saves an edit over the version that was read', async () => {
  const { user } = await open()
  const table = await screen.findByRole('table')
  for (const text of ['Published', 'Content, edited here', 'Community', 'AR · EN'])
    expect(within(table).getAllByText(text)[0]).toBeVisible()
  await user.click(within(table).getByRole('button', { name: /Choosing a name/ }))
  const title = await screen.findByLabelText('Title')
  await user.clear(title)
  await user.type(title, 'Another title')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('PUT /api/admin/articles/choosing-a-name').at(-1)?.body).toMatchObject({
      title: 'Another title',
      slug: 'choosing-a-name',
      version: 2,
    }),
  )
})

it('makes the address of a new article from its title, and says what is missing', async () => {
  const { user } = await open('/admin/articles/create')
  await user.type(await screen.findByLabelText('Title'), 'Qur’an & Ḥadīth 101')
  expect(screen.getByLabelText(/Address/)).toHaveValue('quran-hadith-101')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('This is needed.')).toBeVisible()
  expect(sentRequests('POST /api/admin/articles')).toHaveLength(0)
  await user.click(screen.getByText('Tags'))
  await user.click(await screen.findByRole('button', { name: 'Names' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/articles').at(-1)?.body).toMatchObject({
      slug: 'quran-hadith-101',
      tags: ['names'],
    }),
  )
})

it('shows the text as its page will', async () => {
  const { user } = await open('/admin/articles/create')
  await user.type(await screen.findByLabelText('Text'), 'Sample')
  await user.click(await screen.findByText('Preview'))
  expect(await screen.findByText('Rendered')).toBeVisible()
})

it('takes the content’s version again', async () => {
  const { user } = await open()
  const table = await screen.findByRole('table')
  await user.click(within(table).getByRole('button', { name: /Choosing a name/ }))
  await user.click(await screen.findByRole('button', { name: 'Take the content’s version again' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/articles/actions').at(-1)?.body).toEqual({
      action: 'reset',
      ids: ['choosing-a-name'],
    }),
  )
})
