import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'
import { answerWith, type FakeAnswers, noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const usersPage = async () => {
  const { default: Page } = await import('./users-page.tsx')
  return <Page />
}

const admin: User = { ...zaynab, role: 'admin' }
const row = (username: string, at: number) => ({
  id: `00000000-0000-4000-8000-00000000000${at}`,
  username,
  firstName: null,
  lastName: null,
  email: `${username}@mail.example`,
  role: null,
  status: 'active',
  createdAt: '2026-11-20T08:00:00Z',
  lastSeenAt: null,
  devices: 0,
})
const answer = (names: readonly string[], total = names.length) => ({
  data: names.map(row),
  pagination: { page: 1, limit: 25, total, totalPages: Math.ceil(total / 25) },
})
const open = (api: FakeAnswers, at = '/admin/users') => renderPage(usersPage, { at, api, signedIn: admin })
const LIST = 'GET /api/admin/users'

describe('the table of users', () => {
  it('shows the rows with their states', async () => {
    await open({ [LIST]: answer(['bilal', 'cem']) })
    expect(await screen.findByText('2 rows')).toBeVisible()
    const cells = within(screen.getByRole('row', { name: /bilal/ }))
    expect(cells.getByText('No role')).toBeVisible()
    expect(cells.getByText('Active')).toBeVisible()
  })

  it('searches, filters and sorts on the server, with the state in the address', async () => {
    const { user } = await open({ [LIST]: answer(['bilal']) })
    await screen.findByText('1 row')
    await user.type(screen.getByRole('searchbox'), 'bil')
    await waitFor(() => expect(sentRequests(LIST).at(-1)?.query).toMatchObject({ search: 'bil' }))
    await user.selectOptions(screen.getByLabelText('Role'), 'Support')
    await user.click(screen.getByRole('button', { name: 'Username' }))
    await waitFor(() =>
      expect(sentRequests(LIST).at(-1)?.query).toEqual({
        search: 'bil',
        role: 'support',
        sort: 'username',
        page: '1',
      }),
    )
    expect(location.search).toBe('?search=bil&role=support&sort=username')
    expect(screen.getByRole('columnheader', { name: 'Username' })).toHaveAttribute('aria-sort', 'ascending')
  })

  it('opens the state of the address, without what the table lacks', async () => {
    await open({ [LIST]: answer(['bilal'], 60) }, '/admin/users?page=2&sort=nothing&role=king&hide=email')
    await screen.findByText('60 rows')
    expect(sentRequests(LIST).map(({ query }) => query)).toEqual([{ page: '2' }])
    expect(screen.queryByText('bilal@mail.example')).toBeNull()
    expect(screen.getByText('Page 2 of 3')).toBeVisible()
  })

  it('says that nothing matches and clears the search', async () => {
    const { user } = await open({ [LIST]: answer([]) }, '/admin/users?search=nobody')
    expect(await screen.findByText('No rows match this search.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Clear search and filters' }))
    expect(location.search).toBe('')
  })

  it('saves and opens a view', async () => {
    const { user } = await open({ [LIST]: answer(['bilal']) }, '/admin/users?role=support')
    await screen.findByText('1 row')
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.type(screen.getByLabelText('Name of this view'), 'Helpers')
    await user.click(screen.getByRole('button', { name: 'Save view' }))
    const view = await screen.findByRole('button', { name: 'Helpers' })
    await user.click(screen.getByRole('button', { name: 'Close' }))
    await user.selectOptions(screen.getByLabelText('Role'), 'All roles')
    expect(location.search).toBe('')
    expect(view).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Views' }))
    await user.click(await screen.findByRole('button', { name: 'Helpers' }))
    expect(location.search).toBe('?role=support')
  })

  it('moves between rows with the arrow keys', async () => {
    const { user } = await open({ [LIST]: answer(['bilal', 'cem']) })
    await screen.findByText('2 rows')
    screen.getByRole('button', { name: 'bilal' }).focus()
    await user.keyboard('{ArrowDown}')
    expect(screen.getByRole('button', { name: 'cem' })).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(screen.getByRole('button', { name: 'bilal' })).toHaveFocus()
  })

  it('says that the server can’t be reached and tries again', async () => {
    const { user } = await open(noServer)
    const again = await screen.findByRole('button', { name: 'Try again' })
    answerWith({ 'GET /api/*': answer(['bilal']), [LIST]: answer(['bilal']) })
    await user.click(again)
    expect(await screen.findByText('1 row')).toBeVisible()
  })
})

describe('one user', () => {
  const history = { 'GET /api/admin/audit-log': { data: [], pagination: {} } }

  it('gets a role, which can be undone', async () => {
    const changed = { ...row('bilal', 0), role: 'support' }
    const { user } = await open({
      [LIST]: answer(['bilal']),
      ...history,
      [`PUT /api/admin/users/${changed.id}/role`]: changed,
    })
    await user.click(await screen.findByRole('button', { name: 'bilal' }))
    const sheet = within(screen.getByRole('dialog'))
    await user.selectOptions(sheet.getByLabelText('Role'), 'Support')
    await user.click(sheet.getByRole('button', { name: 'Save role' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests(`PUT /api/admin/users/${changed.id}/role`)).toMatchObject([
      { body: { role: 'support' } },
    ])
  })

  it('stays if it is the last administrator, and the page says why', async () => {
    const refused = { done: [], refused: [{ id: row('bilal', 0).id, code: 'last_administrator' }] }
    const { user } = await open({
      [LIST]: answer(['bilal']),
      ...history,
      'POST /api/admin/users/actions': refused,
    })
    await user.click(await screen.findByRole('button', { name: 'bilal' }))
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }))
    expect(
      await screen.findByText('This is the last administrator. Give someone else the role first.'),
    ).toBeVisible()
  })

  it('is suspended with others after a question', async () => {
    const { user } = await open({
      [LIST]: answer(['bilal', 'cem']),
      'POST /api/admin/users/actions': { done: [], refused: [] },
    })
    await user.click(await screen.findByRole('checkbox', { name: 'Select all rows on this page' }))
    expect(screen.getByText('2 selected')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Suspend' }))
    expect(sentRequests('POST /api/admin/users/actions')).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Suspend' }))
    await waitFor(() =>
      expect(sentRequests('POST /api/admin/users/actions')).toMatchObject([
        { body: { action: 'suspend', ids: [row('bilal', 0).id, row('cem', 1).id] } },
      ]),
    )
    await waitFor(() => expect(screen.queryByText('2 selected')).toBeNull())
  })
})

describe('access to the page', () => {
  it('is denied to guests with a link to sign in', async () => {
    await renderPage(usersPage, { at: '/admin/users' })
    expect(await screen.findByRole('heading', { name: 'Access Denied' })).toBeVisible()
    expect(screen.getByText('You need to be logged in to access the admin dashboard.')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?from=%2Fadmin%2Fusers',
    )
  })

  it('needs the role, and asks the server for nothing', async () => {
    await renderPage(usersPage, { at: '/admin/users', signedIn: { ...zaynab, role: 'support' } })
    expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
    expect(sentRequests(LIST)).toEqual([])
  })
})
