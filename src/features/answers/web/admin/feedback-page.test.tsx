import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { ReceivedFeedback } from '../../core/feedback.contract.ts'

const page = async () => {
  const { default: Page } = await import('./feedback-page.tsx')
  return <Page />
}
const at = '/admin/answer-feedback'
const suggestion: ReceivedFeedback = {
  id: '11111111-1111-4111-8111-111111111111',
  type: 'suggestion',
  question: null,
  reason: null,
  text: 'Why do we pray?',
  language: 'en',
  status: 'open',
  receivedAt: '2026-11-25T12:00:00.000Z',
  doneAt: null,
}
const report: ReceivedFeedback = {
  ...suggestion,
  id: '22222222-2222-4222-8222-222222222222',
  type: 'report',
  question: 'music',
  reason: 'source',
  text: 'It is 136.',
}
const list = (feedback: readonly ReceivedFeedback[]) => ({
  feedback,
  total: feedback.length,
  page: 1,
  pages: 1,
})
const editor = { ...zaynab, role: 'content_manager' } as const

describe('the review of suggestions and reports', () => {
  it('shows them with a link to the reported answer', async () => {
    await renderPage(page, {
      at,
      signedIn: editor,
      api: { 'GET /api/admin/answer-feedback': list([suggestion, report]) },
    })
    const first = within(await screen.findByRole('article', { name: 'Suggested question' }))
    expect(first.getByText('Why do we pray?')).toBeVisible()
    const second = within(screen.getByRole('article', { name: 'A reference is wrong' }))
    expect(second.getByRole('link', { name: 'music' })).toHaveAttribute('href', '/islamic-qa/music')
    expect(screen.getByText('2 entries')).toBeVisible()
  })

  it('filters by type and status', async () => {
    const { user } = await renderPage(page, {
      at,
      signedIn: editor,
      api: { 'GET /api/admin/answer-feedback': list([report]) },
    })
    await screen.findByRole('article')
    await user.selectOptions(screen.getByLabelText('Type'), 'Report')
    await user.selectOptions(screen.getByLabelText('Status'), 'Done')
    await waitFor(() =>
      expect(sentRequests('GET /api/admin/answer-feedback').at(-1)?.query).toEqual({
        type: 'report',
        status: 'done',
        page: '1',
      }),
    )
  })

  it.each([
    ['content_manager', true],
    ['support', false],
  ] as const)('lets %s begin a question with a suggestion: %s', async (role, may) => {
    const { user } = await renderPage(page, {
      at,
      signedIn: { ...zaynab, role },
      api: { 'GET /api/admin/answer-feedback': list([suggestion, report]) },
    })
    await screen.findByRole('article', { name: 'Suggested question' })
    const links = screen.queryAllByRole('link', { name: 'Write an answer' })
    expect(links).toHaveLength(may ? 1 : 0)
    if (!links[0]) return
    await user.click(links[0])
    expect([location.pathname, history.state]).toEqual([
      '/admin/questions/create',
      { suggestion: { id: suggestion.id, text: suggestion.text } },
    ])
  })

  it.each([
    ['content_manager', true],
    ['support', false],
  ] as const)('lets %s edit the answer of a report: %s', async (role, may) => {
    await renderPage(page, {
      at,
      signedIn: { ...zaynab, role },
      api: { 'GET /api/admin/answer-feedback': list([suggestion, report]) },
    })
    await screen.findByRole('article', { name: 'Suggested question' })
    const links = screen.queryAllByRole('link', { name: 'Edit the answer' })
    expect(links.map((link) => link.getAttribute('href'))).toEqual(may ? ['/admin/questions?open=music'] : [])
  })

  it('marks an entry as done, and deletes one only after asking', async () => {
    let open = [suggestion]
    const { user } = await renderPage(page, {
      at,
      signedIn: editor,
      api: {
        'GET /api/admin/answer-feedback': () => list(open),
        [`PATCH /api/admin/answer-feedback/${suggestion.id}`]: { ...suggestion, status: 'done' },
        [`DELETE /api/admin/answer-feedback/${suggestion.id}`]: () => {
          open = []
          return { deleted: true }
        },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Mark as done' }))
    await waitFor(() =>
      expect(sentRequests(`PATCH /api/admin/answer-feedback/${suggestion.id}`)).toMatchObject([
        { body: { status: 'done' } },
      ]),
    )
    await user.click(screen.getByRole('button', { name: 'Delete' }))
    expect(sentRequests(`DELETE /api/admin/answer-feedback/${suggestion.id}`)).toHaveLength(0)
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('0 entries')).toBeVisible()
  })

  it.each([
    ['a guest', undefined, /You need to be logged in/],
    [
      'somebody without the role',
      { ...zaynab, role: 'recitor' as const },
      /Only editors, support and administrators/,
    ],
  ])('is closed to %s', async (_, signedIn, message) => {
    await renderPage(page, { at, ...(signedIn && { signedIn }) })
    expect(await screen.findByText(message)).toBeVisible()
  })
})
