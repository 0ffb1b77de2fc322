import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const message = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Sample',
  email: 'sample@example.org',
  subject: 'Isha',
  message: 'When is Isha?',
  language: 'ar',
  status: 'open',
  receivedAt: '2026-11-23T12:00:00.000Z',
  answeredAt: null,
}
const LIST = 'GET /api/admin/contact-messages'
const ACTIONS = 'POST /api/admin/contact-messages/actions'
const api = {
  [LIST]: { data: [message], pagination: { page: 1, limit: 25, total: 1, totalPages: 1 } },
  [ACTIONS]: { done: [message.id], refused: [] },
}
const open = (
  more: object = {},
  signedIn: object | null = { ...zaynab, role: 'support' },
  language: 'en' | 'ar' = 'en',
) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./messages-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    {
      at: '/admin/contact-messages',
      api: { ...api, ...more },
      language,
      ...(signedIn && { signedIn: signedIn as never }),
    },
  )
const openMessage = async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Isha' }))
  return { user, sheet: within(screen.getByRole('dialog')) }
}

it('shows a message with a reply by email', async () => {
  const { sheet } = await openMessage()
  expect(sheet.getByText('When is Isha?')).toBeVisible()
  expect(sheet.getByText('العربية')).toBeVisible()
  expect(sheet.getByRole('link', { name: 'Reply by email' })).toHaveAttribute(
    'href',
    'mailto:sample%40example.org?subject=Re%3A%20Isha',
  )
})

it('marks a message as answered, which can be undone', async () => {
  const { user, sheet } = await openMessage()
  await user.click(sheet.getByRole('button', { name: 'Mark as answered' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([
      { body: { action: 'answer', ids: [message.id] } },
      { body: { action: 'reopen', ids: [message.id] } },
    ]),
  )
})

it('asks before a message is deleted', async () => {
  const { user, sheet } = await openMessage()
  await user.click(sheet.getByRole('button', { name: 'Delete' }))
  const question = within(screen.getByRole('dialog', { name: 'Delete this message?' }))
  await user.click(question.getByRole('button', { name: 'Cancel' }))
  expect(sentRequests(ACTIONS)).toEqual([])
})

it('answers several messages at once, and filters', async () => {
  const { user } = await open()
  await user.click(within(await screen.findByRole('row', { name: /Isha/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Mark as answered' }))
  await waitFor(() => expect(sentRequests(ACTIONS)).toHaveLength(1))
  await user.selectOptions(screen.getByLabelText('Status'), 'Answered')
  await waitFor(() => expect(sentRequests(LIST).at(-1)?.query).toMatchObject({ status: 'answered' }))
})

it('is for support and administrators', async () => {
  await open({}, { ...zaynab, role: 'recitor' })
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})

it('says when the server can’t be reached', async () => {
  await open({ [LIST]: noServer['GET /api/*'] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, null, 'ar')
  expect(await screen.findByRole('heading', { name: 'الوصول مرفوض' })).toBeVisible()
})
