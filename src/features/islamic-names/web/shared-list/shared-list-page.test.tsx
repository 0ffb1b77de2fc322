import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const listPage = async () => {
  const { default: Page } = await import('./shared-list-page.tsx')
  const { Route } = await import('wouter')
  return (
    <Route path="/islamic-names/list/:secret?">
      <Page />
    </Route>
  )
}
const name = (key: string, first: string | null, second: string | null) => ({
  ...{ key, name: key, slug: null, arabicName: null },
  votes: { first, second },
})
const list = (...names: ReturnType<typeof name>[]) => ({ names, expiresOn: '2027-05-24' })

describe('a shared list of names', () => {
  it('is created and opened, and this device is the first person', async () => {
    const { user } = await renderPage(listPage, {
      at: '/islamic-names/list',
      api: {
        'POST /api/name-lists': () => Response.json({ secret: 'abc', ...list() }, { status: 201 }),
        'GET /api/name-lists/abc': list(),
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Start a list' }))
    expect(await screen.findByText('No names yet. Add the first one.')).toBeVisible()
    expect(location.pathname).toBe('/islamic-names/list/abc')
    expect(screen.getByRole('radio', { name: 'Person 1' })).toBeChecked()
  })

  it('adds names, and sends this person’s vote alone', async () => {
    let names = [name('Umar', 'love', null)]
    const { user } = await renderPage(listPage, {
      at: '/islamic-names/list/abc',
      api: {
        'GET /api/name-lists/abc': () => list(...names),
        'POST /api/name-lists/abc/names': () => {
          names = [...names, name('Hana', null, null)]
          return list(...names)
        },
        'PUT /api/name-lists/abc/votes': () => {
          names = [name('Umar', 'love', 'love'), name('Hana', null, null)]
          return list(...names)
        },
      },
    })
    expect(await screen.findByRole('radio', { name: 'Person 2' })).toBeChecked()
    await user.type(screen.getByLabelText('Add a name'), 'Hana{Enter}')
    expect(await screen.findByText('Hana')).toBeVisible()
    expect(screen.getByLabelText('Add a name')).toHaveValue('')
    const [umar] = screen.getAllByRole('listitem').filter((item) => within(item).queryByText('Umar'))
    if (!umar) throw new Error('Umar is missing.')
    expect(within(umar).getByText('The other vote: Love')).toBeVisible()
    await user.click(within(umar).getByRole('radio', { name: 'Love' }))
    expect(await screen.findByText('You both love it')).toBeVisible()
    expect(screen.getByText('You both love:')).toBeVisible()
    expect(sentRequests('PUT /api/name-lists/abc/votes')).toMatchObject([
      { body: { key: 'Umar', person: 'second', vote: 'love' } },
    ])
  })

  it('says that a vote couldn’t be saved', async () => {
    const { user } = await renderPage(listPage, {
      at: '/islamic-names/list/abc',
      api: {
        'GET /api/name-lists/abc': list(name('Umar', null, null)),
        'PUT /api/name-lists/abc/votes': refusal(503, 'busy'),
      },
    })
    await user.click(await screen.findByRole('radio', { name: 'Maybe' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('That couldn’t be saved. Try again.')
  })

  it('asks before the list is deleted for both', async () => {
    const { user } = await renderPage(listPage, {
      at: '/islamic-names/list/abc',
      saved: { 'rafiq.name-lists': [{ secret: 'abc', person: 'first' }] },
      api: { 'GET /api/name-lists/abc': list(), 'DELETE /api/name-lists/abc': { deleted: true } },
    })
    await user.click(await screen.findByRole('button', { name: 'Delete the list' }))
    expect(sentRequests('DELETE /api/name-lists/abc')).toEqual([])
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete the list' }))
    await waitFor(() => expect(location.pathname).toBe('/islamic-names/list'))
    expect(localStorage.getItem('rafiq.name-lists')).toBe('[]')
  })

  it.each([
    [refusal(404, 'not_found'), 'This list doesn’t exist'],
    [refusal(500, 'internal_error'), 'Couldn’t load the list. Check your connection, then try again.'],
  ])('explains why it isn’t shown (%#)', async (answer, text) => {
    await renderPage(listPage, { at: '/islamic-names/list/abc', api: { 'GET /api/name-lists/abc': answer } })
    expect(await screen.findByText(text)).toBeVisible()
  })
})
