import { act, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const ID = '11111111-1111-4111-8111-111111111111'
const POST = '22222222-2222-4222-8222-222222222222'
const THREAD = `GET /api/discussions/${ID}`
const REPLIES = `GET /api/discussions/${ID}/posts`
const SEND = `POST /api/discussions/${ID}/posts`
const post = {
  id: POST,
  author: 'Bilal',
  username: 'bilal_b',
  text: '<b>Invented</b> for a test.',
  status: 'shown',
  note: null,
  writtenAt: '2026-11-24T12:00:00Z',
  editedAt: null,
  reactions: [
    { name: 'helpful', count: 2, isOwn: false },
    { name: 'thanks', count: 0, isOwn: false },
    { name: 'ameen', count: 1, isOwn: true },
  ],
  mayReport: false,
  mayEdit: false,
  mayDelete: false,
  mayRemove: false,
}
const thread = {
  id: ID,
  title: 'On intentions',
  hadith: '/hadiths/bukhari-1',
  author: 'Bilal',
  replies: 0,
  lastPostAt: post.writtenAt,
  opening: post,
  isHidden: false,
}
const none = { posts: [], pagination: { page: 1, limit: 20, total: 0, totalPages: 0 } }

const page = async () => {
  const { default: DiscussionPage } = await import('./discussion-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <Route path="/community/discussions/:slug">
        <DiscussionPage />
      </Route>
      <ToastArea />
    </>
  )
}
const open = ({ api, ...options }: NonNullable<Parameters<typeof renderPage>[1]>) =>
  renderPage(page, {
    at: `/community/discussions/${ID}`,
    api: { 'POST /api/analytics/pageview': { counted: true }, ...api },
    ...options,
  })

describe('a discussion', () => {
  it('is shown to guests, who can’t write or react', async () => {
    await open({ api: { [THREAD]: thread, [REPLIES]: none } })
    expect(await screen.findByRole('heading', { level: 1, name: 'On intentions' })).toBeVisible()
    expect(screen.getByText('<b>Invented</b> for a test.')).toBeVisible()
    expect(await screen.findByText('No replies yet.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Go to the hadith' })).toHaveAttribute('href', thread.hadith)
    expect(await screen.findByRole('link', { name: 'Sign in to write' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Helpful 2' })).toBeDisabled()
    expect(screen.queryByLabelText('Your reply')).toBeNull()
  })

  it('says that the first post was removed', async () => {
    await open({
      api: { [THREAD]: { ...thread, title: '', author: null, opening: null }, [REPLIES]: none },
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Removed discussion' })).toBeVisible()
    expect(screen.getByText('The first post was removed.')).toBeVisible()
  })

  it('shows the rules before the first reply, keeps a draft, and then sends', async () => {
    const { user } = await open({
      signedIn: zaynab,
      api: { [THREAD]: thread, [REPLIES]: none, [SEND]: { id: POST } },
    })
    await user.click(await screen.findByRole('button', { name: 'Post' }))
    expect(screen.getByText('Write a little more.')).toBeVisible()
    await user.type(screen.getByLabelText('Your reply'), 'Thank you, @bilal_b')
    expect(localStorage.getItem('rafiq.discussion-drafts')).toContain('Thank you, @bilal_b')
    await user.click(screen.getByRole('button', { name: 'Post' }))
    expect(sentRequests(SEND)).toEqual([])
    const dialog = within(screen.getByRole('dialog', { name: 'Rules of discussion' }))
    await user.click(dialog.getByRole('button', { name: 'I agree' }))
    await expect.poll(() => sentRequests(SEND)[0]?.body).toEqual({ text: 'Thank you, @bilal_b' })
    await expect.poll(() => screen.getByLabelText('Your reply')).toHaveValue('')
    expect(localStorage.getItem('rafiq.discussion-drafts')).toBeNull()
    expect(screen.queryByText('Write a little more.')).toBeNull()
    // The second press of a double click comes before anything is drawn again.
    await user.type(screen.getByLabelText('Your reply'), 'Once more')
    const form = screen.getByLabelText<HTMLTextAreaElement>('Your reply').form as HTMLFormElement
    act(() => {
      for (const _ of [1, 2]) form.requestSubmit()
    })
    await expect.poll(() => screen.getByLabelText('Your reply')).toHaveValue('')
    expect(sentRequests(SEND)).toHaveLength(2)
  })

  it('adds a reaction to one’s own and takes it back', async () => {
    const put = `PUT /api/discussion-posts/${POST}/reactions`
    const { user } = await open({
      signedIn: zaynab,
      api: { [THREAD]: thread, [REPLIES]: none, [put]: post },
    })
    await user.click(await screen.findByRole('button', { name: 'Helpful 2' }))
    await expect.poll(() => sentRequests(put).at(-1)?.body).toEqual({ reactions: ['helpful', 'ameen'] })
    await expect.poll(() => screen.getByRole('button', { name: 'Ameen 1' })).toBeEnabled()
    await user.click(screen.getByRole('button', { name: 'Ameen 1' }))
    await expect.poll(() => sentRequests(put).at(-1)?.body).toEqual({ reactions: [] })
  })

  it('changes one’s own first post with its title', async () => {
    const change = `PUT /api/discussion-posts/${POST}`
    const { user } = await open({
      signedIn: zaynab,
      saved: { 'rafiq.discussion-rules': true },
      api: {
        [THREAD]: { ...thread, opening: { ...post, mayEdit: true, mayDelete: true } },
        [REPLIES]: none,
        [change]: { id: POST },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Edit' }))
    expect(screen.getByLabelText('Title')).toHaveValue('On intentions')
    await user.clear(screen.getByLabelText('Text'))
    await user.type(screen.getByLabelText('Text'), 'Changed for a test.')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await expect
      .poll(() => sentRequests(change)[0]?.body)
      .toEqual({ title: 'On intentions', text: 'Changed for a test.' })
    await expect.poll(() => screen.queryByLabelText('Text')).toBeNull()
  })

  it('reports a post of someone else with a reason', async () => {
    const report = `POST /api/discussion-posts/${POST}/reports`
    const { user } = await open({
      signedIn: zaynab,
      api: {
        [THREAD]: { ...thread, opening: { ...post, mayReport: true } },
        [REPLIES]: none,
        [report]: { received: true },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Report' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Report this post' }))
    await user.click(dialog.getByRole('radio', { name: 'It is advertising' }))
    await user.type(dialog.getByLabelText('Details'), 'For a shop')
    await user.click(dialog.getByRole('button', { name: 'Send report' }))
    await expect
      .poll(() => sentRequests(report)[0]?.body)
      .toEqual({ reason: 'advertising', text: 'For a shop' })
    expect(await screen.findByText('Thank you. Moderators will look at it.')).toBeVisible()
  })

  it('removes a reply of someone else only with a reason, for moderators', async () => {
    const decisions = 'POST /api/admin/community/decisions'
    const reply = { ...post, id: '33333333-3333-4333-8333-333333333333', mayRemove: true }
    const { user } = await open({
      signedIn: { ...zaynab, role: 'content_manager' },
      api: {
        [THREAD]: thread,
        [REPLIES]: { ...none, posts: [reply] },
        [decisions]: { done: [reply.id], refused: [] },
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Remove' }))
    const dialog = within(screen.getByRole('dialog', { name: 'Remove with a reason' }))
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    expect(dialog.getByText('Give a reason.')).toBeVisible()
    expect(sentRequests(decisions)).toEqual([])
    await user.type(dialog.getByLabelText('Reason'), 'An insult')
    await user.click(dialog.getByRole('button', { name: 'Remove' }))
    await expect
      .poll(() => sentRequests(decisions)[0]?.body)
      .toEqual({ type: 'post', ids: [reply.id], decision: 'remove', reason: 'An insult' })
    expect(await screen.findByText('Post removed')).toBeVisible()
  })

  it('hides the posts of a person, with undo', async () => {
    let isBlocked = false
    const block = 'PUT /api/community-blocks/bilal_b'
    const lift = 'DELETE /api/community-blocks/bilal_b'
    const setBlocked = (next: boolean) => () => {
      isBlocked = next
      return { isBlocked }
    }
    const hidden = { ...thread, title: '', author: null, opening: null, isHidden: true }
    const { user } = await open({
      signedIn: zaynab,
      api: {
        [THREAD]: () => (isBlocked ? hidden : { ...thread, opening: { ...post, mayReport: true } }),
        [REPLIES]: none,
        [block]: setBlocked(true),
        [lift]: setBlocked(false),
      },
    })
    await user.click(await screen.findByRole('button', { name: /Hide posts by .*Bilal/ }))
    expect(await screen.findByRole('heading', { level: 1, name: 'Hidden discussion' })).toBeVisible()
    expect(screen.getByText('You hide the posts of the person who wrote the first post.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { level: 1, name: 'On intentions' })).toBeVisible()
  })
})
