import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { type FakeAnswers, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const ID = '00000000-0000-4000-8000-000000000001'
const draft = {
  id: ID,
  values: { subject: 'A sample issue', markdown: 'A sample text.', subjectArabic: '', markdownArabic: '' },
  version: 2,
  status: 'draft',
  sendAt: null,
  startedAt: null,
  endedAt: null,
  recipients: 0,
  sent: 0,
  failed: 0,
  updatedAt: '2026-11-26T12:00:00.000Z',
}
const subscriber = {
  id: ID,
  email: 'sample@example.org',
  language: 'ar',
  status: 'confirmed',
  requestedAt: '2026-11-26T12:00:00.000Z',
  confirmedAt: '2026-11-26T12:05:00.000Z',
}
const paged = (row: object) => ({ data: [row], pagination: { page: 1, limit: 25, total: 1, totalPages: 1 } })
const COUNTS = 'GET /api/admin/newsletter'
const LIST = 'GET /api/admin/newsletter/issues'
const SEND = `POST /api/admin/newsletter/issues/${ID}/sending`
const api = {
  [COUNTS]: { isOn: true, confirmed: 3, waiting: 2, unsubscribed: 1 },
  [LIST]: paged(draft),
  'GET /api/admin/newsletter/subscribers': paged(subscriber),
  'POST /api/admin/newsletter/issues/preview': { html: '<p>A sample text.</p>' },
}
const open = (more: FakeAnswers = {}, role = 'admin', language: 'en' | 'ar' = 'en') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./newsletter-admin-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    {
      at: '/admin/newsletter',
      api: { ...api, ...more },
      language,
      signedIn: { ...zaynab, role: role as 'admin' },
    },
  )
async function openDraft(more: FakeAnswers = {}) {
  const { user } = await open(more)
  await user.click(await screen.findByRole('button', { name: 'A sample issue' }))
  return { user, sheet: within(screen.getByRole('dialog', { name: 'Edit the issue' })) }
}

describe('an issue', () => {
  it('is sent after a question, in the version that was read', async () => {
    const sending = { ...draft, status: 'sending', recipients: 3, sent: 1 }
    const { user, sheet } = await openDraft({
      [SEND]: sending,
      [`GET /api/admin/newsletter/issues/${ID}`]: { ...sending, status: 'sent', sent: 2, failed: 1 },
    })
    expect(sheet.getByText('It goes to 3 confirmed addresses.')).toBeVisible()
    await user.click(sheet.getByRole('button', { name: 'Send now' }))
    expect(sentRequests(SEND)).toEqual([])
    const question = within(screen.getByRole('dialog', { name: 'Send this issue now?' }))
    await user.click(question.getByRole('button', { name: 'Send now' }))
    await waitFor(() => expect(sentRequests(SEND)).toMatchObject([{ body: { version: 2, sendAt: null } }]))
    expect(await screen.findByRole('progressbar', { name: 'Emails sent' })).toHaveAttribute('value', '3')
  })

  it('can’t be sent with changes that aren’t saved', async () => {
    const { user, sheet } = await openDraft()
    await user.type(sheet.getByLabelText('Subject'), '!')
    expect(sheet.getByText('Save your changes first. The saved text is sent.')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Send now' })).toBeDisabled()
  })

  it('says that the mail server didn’t take a test', async () => {
    const test = `POST /api/admin/newsletter/issues/${ID}/tests`
    const { user, sheet } = await openDraft({ [test]: refusal(502, 'not_sent') })
    await user.click(sheet.getByRole('button', { name: 'Send a test to yourself (Arabic)' }))
    expect(await sheet.findByText(/The mail server didn’t take the email/)).toBeVisible()
    expect(sentRequests(test)).toMatchObject([{ body: { language: 'ar' } }])
  })

  it('is only scheduled for the future', async () => {
    const { user, sheet } = await openDraft()
    await user.type(sheet.getByLabelText('Send at'), '2020-01-01T10:00')
    expect(sheet.getByText('Choose a time in the future.')).toBeVisible()
    expect(sheet.getByRole('button', { name: 'Schedule' })).toBeDisabled()
  })

  const scheduled = { ...draft, status: 'scheduled', sendAt: '2026-12-03T14:00:00.000Z' }
  async function openScheduled(more: FakeAnswers) {
    const { user } = await open({ [LIST]: paged(scheduled), ...more })
    await user.click(await screen.findByRole('button', { name: 'A sample issue' }))
    return { user, sheet: within(screen.getByRole('dialog', { name: 'A sample issue' })) }
  }

  it('that is scheduled can’t be edited until that is taken back', async () => {
    const { user, sheet } = await openScheduled({
      [`GET /api/admin/newsletter/issues/${ID}`]: scheduled,
      [`DELETE /api/admin/newsletter/issues/${ID}/sending`]: draft,
    })
    expect(sheet.getByText(/^Scheduled for 3 Dec/)).toBeVisible()
    expect(sheet.queryByRole('button', { name: 'Save' })).toBeNull()
    await user.click(sheet.getByRole('button', { name: 'Cancel sending' }))
    expect(await screen.findByRole('dialog', { name: 'Edit the issue' })).toBeVisible()
  })

  it('that is scheduled shows how sending goes once its time has come', async () => {
    let now: object = scheduled
    const { sheet } = await openScheduled({ [`GET /api/admin/newsletter/issues/${ID}`]: () => now })
    expect(sheet.getByText(/^Scheduled for/)).toBeVisible()
    now = { ...scheduled, status: 'sent', recipients: 3, sent: 3 }
    expect(await screen.findByRole('progressbar', { name: 'Emails sent' })).toHaveAttribute('value', '3')
  })

  it('needs a subject to be saved', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Write an issue' }))
    const sheet = within(screen.getByRole('dialog', { name: 'Write an issue' }))
    await user.click(sheet.getByRole('button', { name: 'Save' }))
    expect(await sheet.findByText('Fill this in.')).toBeVisible()
    expect(sentRequests('POST /api/admin/newsletter/issues')).toEqual([])
  })
})

describe('the subscribers', () => {
  it('are counted, and removed after a question', async () => {
    const actions = 'POST /api/admin/newsletter/subscribers/actions'
    const { user } = await open({ [actions]: { done: [ID], refused: [] } })
    expect(await screen.findByText('3')).toBeVisible()
    await user.click(screen.getByRole('tab', { name: 'Subscribers' }))
    await user.click(within(await screen.findByRole('row', { name: /sample@/ })).getByRole('checkbox'))
    await user.click(screen.getByRole('button', { name: 'Remove' }))
    expect(sentRequests(actions)).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
    await waitFor(() => expect(sentRequests(actions)).toMatchObject([{ body: { ids: [ID] } }]))
  })
})

it('says that this server sends no email, in Arabic too', async () => {
  await open({ [COUNTS]: { isOn: false, confirmed: 0, waiting: 0, unsubscribed: 0 } }, 'admin', 'ar')
  expect(await screen.findByText(/هذا الخادم لا يرسل بريدًا/)).toBeVisible()
})

it('is for administrators', async () => {
  await open({}, 'content_manager')
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})
