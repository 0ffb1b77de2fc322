import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const LIST = 'GET /api/discussions'
const START = 'POST /api/discussions'
const MENTIONS = 'GET /api/discussions/mentions'
const BLOCKS = 'GET /api/community-blocks'
const thread = {
  id: ID,
  title: 'On intentions',
  hadith: '',
  author: 'Bilal',
  replies: 3,
  lastPostAt: '2026-11-24T12:00:00Z',
}
const listOf = (...threads: object[]) => ({
  threads,
  pagination: { page: 1, limit: 20, total: threads.length, totalPages: 1 },
})
const mention = {
  threadId: ID,
  title: '',
  author: 'Bilal',
  text: 'As @zaynab said',
  writtenAt: thread.lastPostAt,
}
const quiet = { [MENTIONS]: { mentions: [] }, [BLOCKS]: { people: [] } }

const page = async () => {
  const { default: DiscussionsPage } = await import('./discussions-page.tsx')
  return <DiscussionsPage />
}
const open = ({ api, ...options }: NonNullable<Parameters<typeof renderPage>[1]>) =>
  renderPage(page, {
    at: '/community/discussions',
    api: { 'POST /api/analytics/pageview': { counted: true }, ...quiet, ...api },
    ...options,
  })

beforeEach(() => localStorage.clear())

describe('the list of discussions', () => {
  it('shows guests the threads, and removed ones as such', async () => {
    await open({
      api: {
        [LIST]: listOf(thread, {
          ...thread,
          id: mention.threadId.replace('1', '2'),
          title: '',
          author: null,
        }),
      },
    })
    const first = within(await screen.findByRole('article', { name: 'On intentions' }))
    expect(first.getByRole('link')).toHaveAttribute('href', `/community/discussions/${ID}`)
    expect(first.getByText(/Started by/)).toHaveTextContent('Bilal')
    expect(first.getByText(/Replies: 3/)).toBeVisible()
    expect(screen.getByRole('article', { name: 'Removed discussion' })).not.toHaveTextContent('Started by')
    expect(await screen.findByRole('link', { name: 'Sign in to write' })).toHaveAttribute(
      'href',
      '/login?from=%2Fcommunity%2Fdiscussions',
    )
    expect(screen.queryByText(/Posts that mention you/)).toBeNull()
  })

  it('says that there are none, and tries again after a failure', async () => {
    let fails = true
    const { user } = await open({
      api: { [LIST]: () => (fails ? refusal(500, 'internal_error')() : listOf()) },
    })
    const again = await screen.findByRole('button', { name: 'Try again' })
    fails = false
    await user.click(again)
    expect(await screen.findByText('No discussions found')).toBeVisible()
  })

  it('keeps to one hadith and starts threads about it', async () => {
    const { user } = await open({
      at: '/community/discussions?hadith=%2Fhadiths%2Fbukhari-1',
      signedIn: zaynab,
      api: { [LIST]: listOf(), [START]: { id: ID } },
    })
    await user.click(await screen.findByRole('button', { name: 'Start a discussion' }))
    expect(sentRequests(LIST).at(-1)?.query).toMatchObject({ hadith: '/hadiths/bukhari-1' })
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(screen.getByLabelText('Title')).toHaveFocus()
    await user.type(screen.getByLabelText('Title'), 'A question')
    await user.type(screen.getByLabelText('Text'), 'Invented for a test.')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    await user.click(await screen.findByRole('button', { name: 'I agree' }))
    await expect
      .poll(() => sentRequests(START).at(-1)?.body)
      .toEqual({
        title: 'A question',
        text: 'Invented for a test.',
        hadith: '/hadiths/bukhari-1',
      })
    await expect.poll(() => location.pathname).toBe(`/community/discussions/${ID}`)
  })

  it('keeps a draft when starting fails, and takes no address for a hadith', async () => {
    const { user } = await open({
      at: '/community/discussions?hadith=https%3A%2F%2Fevil.example',
      signedIn: zaynab,
      saved: { 'rafiq.discussion-rules': true },
      api: { [LIST]: listOf(), [START]: refusal(429, 'too_many_attempts') },
    })
    await user.click(await screen.findByRole('button', { name: 'Start a discussion' }))
    await user.type(screen.getByLabelText('Title'), 'A question')
    await user.type(screen.getByLabelText('Text'), 'Invented for a test.')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(await screen.findByText('Too many attempts. Try again later.')).toBeVisible()
    expect(sentRequests(START).at(-1)?.body).toMatchObject({ hadith: '' })
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: 'Start a discussion' }))
    expect(screen.getByLabelText('Title')).toHaveValue('A question')
  })

  it('shows the posts that mention the person', async () => {
    await open({ signedIn: zaynab, api: { [LIST]: listOf(), [MENTIONS]: { mentions: [mention] } } })
    expect(await screen.findByText('Posts that mention you: 1')).toBeVisible()
    expect(screen.getByText('As @zaynab said')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Removed discussion', hidden: true })).toHaveAttribute(
      'href',
      `/community/discussions/${ID}`,
    )
  })

  it('shows whose posts the person hides, and shows them again', async () => {
    const people = [{ name: 'Bilal', username: 'bilal_b' }]
    const { user } = await open({
      signedIn: zaynab,
      api: {
        [LIST]: listOf(),
        [BLOCKS]: () => ({ people }),
        'DELETE /api/community-blocks/bilal_b': () => {
          people.pop()
          return { isBlocked: false }
        },
      },
    })
    await user.click(await screen.findByText('People whose posts you hide: 1'))
    await user.click(screen.getByRole('button', { name: 'Show again' }))
    await expect.poll(() => screen.queryByText(/People whose posts you hide/)).toBeNull()
  })
})
