import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const QUEUE = 'GET /api/admin/community'
const WORDS = 'GET /api/admin/community/words'
const SAVE = 'PUT /api/admin/community/words'
const DECIDE = 'POST /api/admin/community/decisions'
const ids = ['11111111-1111-4111-8111-111111111111', '22222222-2222-4222-8222-222222222222'] as const
const itemAt = (at: 0 | 1) => ({
  id: ids[at],
  type: 'post',
  title: `Thread ${at}`,
  text: '<b>Invented</b> for a test.',
  path: '/community/discussions/33333333-3333-4333-8333-333333333333',
  hadith: '/hadiths/bukhari-1',
  author: 'Bilal',
  username: 'bilal_b',
  writtenAt: '2026-11-24T12:00:00Z',
  words: ['casino'],
  reports: [{ reason: 'advertising', text: 'For a shop', reportedAt: '2026-11-24T13:00:00Z' }],
})
const moderator = { ...zaynab, role: 'content_manager' as const }

const page = async () => {
  const { default: ModerationPage } = await import('./moderation-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <ModerationPage />
      <ToastArea />
    </>
  )
}
const open = (count: 0 | 1 | 2, api: object = {}) => {
  const left = [itemAt(0), itemAt(1)].slice(0, count)
  return renderPage(page, {
    at: '/admin/community',
    signedIn: moderator,
    api: {
      'POST /api/analytics/pageview': { counted: true },
      [QUEUE]: () => ({ items: left, total: left.length, page: 1, pages: 1 }),
      [WORDS]: { words: ['casino'], version: 3 },
      [DECIDE]: ({ body }: { body: { ids: string[] } }) => {
        left.splice(0, left.length, ...left.filter(({ id }) => !body.ids.includes(id)))
        return { done: body.ids, refused: [] }
      },
      ...api,
    },
  })
}

describe('the moderation queue', () => {
  it('shows a post in its context and accepts it', async () => {
    const { user } = await open(1)
    const card = within(await screen.findByRole('article', { name: 'Thread 0' }))
    expect(card.getByText('<b>Invented</b> for a test.')).toBeVisible()
    expect(card.getByText('On the word list: casino')).toBeVisible()
    expect(card.getByText('Reports: 1')).toBeVisible()
    expect(card.getByText(/It is advertising/)).toHaveTextContent('For a shop')
    expect(card.getByRole('link', { name: 'Hadith' })).toHaveAttribute('href', '/hadiths/bukhari-1')
    await user.click(card.getByRole('button', { name: 'Accept' }))
    await expect
      .poll(() => sentRequests(DECIDE)[0]?.body)
      .toEqual({ type: 'post', ids: [ids[0]], decision: 'accept' })
    expect(await screen.findByText(/Nothing waits here/)).toBeVisible()
  })

  it('removes a post only with a reason', async () => {
    const { user } = await open(1)
    const card = within(await screen.findByRole('article', { name: 'Thread 0' }))
    await user.click(card.getByRole('button', { name: 'Remove' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove with a reason' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(dialog.getByText('Give a reason.')).toBeVisible()
    await user.type(dialog.getByLabelText('Reason'), 'An insult')
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect
      .poll(() => sentRequests(DECIDE)[0]?.body)
      .toEqual({ type: 'post', ids: [ids[0]], decision: 'remove', reason: 'An insult' })
  })

  it('decides on all chosen posts with one reason', async () => {
    const { user } = await open(2)
    await user.click(await screen.findByRole('checkbox', { name: 'Select all on this page' }))
    const bulk = screen.getByText('2 selected').parentElement as HTMLElement
    await user.click(within(bulk).getByRole('button', { name: 'Remove' }))
    await user.type(screen.getByLabelText('Reason'), 'Advertising')
    const dialog = within(screen.getByRole('dialog'))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect
      .poll(() => sentRequests(DECIDE)[0]?.body)
      .toEqual({ type: 'post', ids: [...ids], decision: 'remove', reason: 'Advertising' })
    expect(await screen.findByText(/Nothing waits here/)).toBeVisible()
  })

  it('says why a decision was refused', async () => {
    const { user } = await open(1, {
      [DECIDE]: { done: [], refused: [{ id: ids[0], code: 'own_post' }] },
    })
    await user.click(await screen.findByRole('button', { name: 'Accept' }))
    expect(await screen.findByText('Nobody decides on their own. Another moderator does.')).toBeVisible()
  })

  it('has a queue of reported circles', async () => {
    const { user } = await open(0)
    await screen.findByText(/Nothing waits here/)
    await user.selectOptions(screen.getByLabelText('Queue'), 'Reported circles')
    await expect.poll(() => sentRequests(QUEUE).at(-1)?.query).toMatchObject({ list: 'circles' })
  })
})

describe('the word list', () => {
  it('is saved as its lines, over the version that was read', async () => {
    const { user } = await open(0, { [SAVE]: { words: ['casino', 'get rich'], version: 4 } })
    const field = await screen.findByLabelText('Words, one on a line')
    expect(field).toHaveValue('casino')
    await user.type(field, '\n\nget rich\n')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => sentRequests(SAVE)[0]?.body)
      .toEqual({ words: ['casino', 'get rich'], version: 3 })
    expect(await screen.findByText('Word list saved')).toBeVisible()
  })

  it('refuses lines that are too long', async () => {
    const { user } = await open(0)
    await user.type(await screen.findByLabelText('Words, one on a line'), 'x'.repeat(81))
    expect(screen.getByText('At most 1,000 lines of 80 characters.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(sentRequests(SAVE)).toEqual([])
  })
})
