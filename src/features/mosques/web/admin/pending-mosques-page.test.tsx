import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'
import { type FakeAnswers, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { ListedMosque } from '../../core/mosques-admin.contract.ts'
import type { MosqueSuggestion } from '../../core/suggestions.contract.ts'

const editor: User = { ...zaynab, role: 'content_manager' }
const mosque: ListedMosque = {
  id: 'sample-mosque',
  name: 'Sample Mosque',
  city: 'Sample Town',
  country: 'GB',
  isVerified: false,
  nativeName: null,
  arabicName: null,
  street: null,
  latitude: 51.5,
  longitude: -0.1,
  amenities: [],
  jumua: [],
  timesConfirmedOn: null,
  contact: null,
  website: null,
  source: 'rafiq',
  isEdited: false,
  version: 3,
  addedAt: '2026-11-25T08:00:00.000Z',
  deletedAt: null,
}
const missing: MosqueSuggestion = {
  id: 'missing',
  kind: 'new',
  name: 'Masjid Nur',
  address: '3 Main Street, Town',
  coordinates: { lat: 51.503, lng: -0.1 },
  note: 'Open for all.',
  status: 'pending',
  reason: null,
  receivedAt: '2026-11-24T08:00:00.000Z',
  decidedAt: null,
  mosque: null,
  near: [mosque],
}
const correction: MosqueSuggestion = {
  ...missing,
  ...{ id: 'correction', kind: 'correction', name: null, address: null, coordinates: null },
  ...{ note: 'The street is Mill Lane.', mosque, near: [] },
}
const LIST = 'GET /api/admin/mosque-suggestions'
const listed = (...suggestions: readonly MosqueSuggestion[]) => ({
  suggestions,
  total: suggestions.length,
  page: 1,
  pages: 1,
})

const pendingPage = async () => {
  const { PendingMosquesPage } = await import('./pending-mosques-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <PendingMosquesPage findCity={async () => undefined} />
      <ToastArea />
    </>
  )
}
const open = (suggestions: readonly MosqueSuggestion[], api: FakeAnswers = {}) =>
  renderPage(pendingPage, {
    at: '/admin/mosques/pending',
    api: { [LIST]: listed(...suggestions), 'GET /api/map': { tiles: null }, ...api },
    signedIn: editor,
    now: '2026-11-25T09:00:00Z',
  })
const sheet = () => within(screen.getByRole('dialog'))

it('creates a missing mosque from what was suggested', async () => {
  const call = 'POST /api/admin/mosque-suggestions/missing/acceptance'
  const { user } = await open([missing], { [call]: { ...missing, status: 'accepted' } })
  expect(await screen.findByRole('link', { name: 'Sample Mosque' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Create the mosque' }))
  expect(sheet().getByText('Open for all.')).toBeVisible()
  expect(sheet().getByLabelText('Latitude')).toHaveValue(51.503)
  await user.type(sheet().getByLabelText('City'), 'Town')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Suggestion accepted')).toBeVisible()
  expect(sentRequests(call)).toMatchObject([
    { body: { name: 'Masjid Nur', street: '3 Main Street, Town', city: 'Town', latitude: 51.503 } },
  ])
})

it('corrects the mosque over the version that was shown', async () => {
  const call = 'POST /api/admin/mosque-suggestions/correction/acceptance'
  const { user } = await open([correction], { [call]: { ...correction, status: 'accepted' } })
  await user.click(await screen.findByRole('button', { name: 'Correct the mosque' }))
  await user.type(sheet().getByLabelText('Street and number'), 'Mill Lane')
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sentRequests(call)).toMatchObject([
      { body: { name: 'Sample Mosque', street: 'Mill Lane', version: 3 } },
    ]),
  )
})

it('rejects only with a reason, and says when someone else was faster', async () => {
  const call = 'POST /api/admin/mosque-suggestions/correction/rejection'
  const { user } = await open([correction], { [call]: refusal(409, 'suggestion_closed') })
  await user.click(await screen.findByRole('button', { name: 'Reject' }))
  await user.click(sheet().getByRole('button', { name: 'Reject' }))
  expect(sheet().getByText('Enter a reason.')).toBeVisible()
  await user.type(sheet().getByLabelText('Reason'), 'Not so')
  await user.click(sheet().getByRole('button', { name: 'Reject' }))
  expect(await screen.findByText(/Someone decided on this suggestion/)).toBeVisible()
  expect(sentRequests(call)).toMatchObject([{ body: { reason: 'Not so' } }])
})

it('offers no correction of a mosque that is gone', async () => {
  await open([{ ...correction, mosque: null }])
  expect(await screen.findByRole('heading', { name: 'The mosque no longer exists.' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Correct the mosque' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Reject' })).toBeVisible()
})

it('says when nothing waits', async () => {
  await open([])
  expect(await screen.findByText('Nothing waits for you.')).toBeVisible()
})
