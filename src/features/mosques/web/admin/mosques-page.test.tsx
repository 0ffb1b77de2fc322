import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { User } from '#shared/core/session/session.contract.ts'
import { answerWith, type FakeAnswers, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { ListedMosque } from '../../core/mosques-admin.contract.ts'

const editor: User = { ...zaynab, role: 'content_manager' }
const sample: ListedMosque = {
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
  amenities: ['parking'],
  jumua: [],
  timesConfirmedOn: null,
  contact: null,
  website: null,
  source: 'openstreetmap',
  isEdited: false,
  version: 3,
  addedAt: '2026-11-25T08:00:00.000Z',
  deletedAt: null,
}
const LIST = 'GET /api/admin/mosques'
const ITEM = `/api/admin/mosques/${sample.id}`
const ACTIONS = 'POST /api/admin/mosques/actions'
const listed = (...rows: readonly ListedMosque[]) => ({
  mosques: rows,
  pagination: { page: 1, limit: 25, total: rows.length, totalPages: 1 },
})

const mosquesPage = async () => {
  const { AdminMosquesPage } = await import('./mosques-page.tsx')
  const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
  return (
    <>
      <AdminMosquesPage findCity={async () => ({ latitude: 41.01, longitude: 28.97 })} />
      <ToastArea />
    </>
  )
}
const open = (api: FakeAnswers = {}) =>
  renderPage(mosquesPage, {
    at: '/admin/mosques',
    api: { [LIST]: listed(sample), 'GET /api/map': { tiles: null }, ...api },
    signedIn: editor,
    now: '2026-11-25T09:00:00Z',
  })
const sheet = () => within(screen.getByRole('dialog'))
const openSample = async (api: FakeAnswers = {}) => {
  const page = await open(api)
  await page.user.click(await screen.findByRole('button', { name: sample.name }))
  return page
}

describe('the list', () => {
  it('shows what is verified and edited here', async () => {
    await open({ [LIST]: listed({ ...sample, isVerified: true, isEdited: true }) })
    const row = within(await screen.findByRole('row', { name: /Sample/ }))
    expect(row.getByText('Verified')).toBeVisible()
    expect(row.getByText('Edited here')).toBeVisible()
    expect(row.getByText('United Kingdom')).toBeVisible()
  })

  it('is limited by country, verification and source', async () => {
    const { user } = await open()
    await user.selectOptions(await screen.findByLabelText('Country'), 'TR')
    await user.selectOptions(screen.getByLabelText('Verification'), 'no')
    await user.selectOptions(screen.getByLabelText('Source'), 'rafiq')
    await waitFor(() =>
      expect(sentRequests(LIST).at(-1)).toMatchObject({
        query: { country: 'TR', verified: 'no', source: 'rafiq' },
      }),
    )
  })

  it('verifies the chosen mosques', async () => {
    const { user } = await open({ [ACTIONS]: { done: [sample.id], refused: [] } })
    await user.click(await screen.findByRole('checkbox', { name: 'Select Sample Mosque' }))
    await user.click(screen.getByRole('button', { name: 'Verify' }))
    await waitFor(() =>
      expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'verify', ids: [sample.id] } }]),
    )
  })
})

describe('the editor', () => {
  it('creates a mosque at the centre of its city', async () => {
    const { user } = await open({ 'POST /api/admin/mosques': sample })
    await user.click(await screen.findByRole('button', { name: 'New mosque' }))
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(sheet().getAllByText('Fill in this field.')).toHaveLength(3)
    await user.type(sheet().getByLabelText('Name'), 'New Mosque')
    await user.type(sheet().getByLabelText('City'), 'Istanbul')
    await user.click(sheet().getByRole('button', { name: 'Find the city' }))
    await waitFor(() => expect(sheet().getByLabelText('Latitude')).toHaveValue(41.01))
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Mosque created')).toBeVisible()
    expect(sentRequests('POST /api/admin/mosques')).toMatchObject([
      { body: { name: 'New Mosque', city: 'Istanbul', latitude: 41.01, longitude: 28.97 } },
    ])
  })

  it('takes typed coordinates, amenities and the times of Friday prayers', async () => {
    const { user } = await openSample({ [`PUT ${ITEM}`]: { ...sample, version: 4 } })
    await user.clear(sheet().getByLabelText('Latitude'))
    await user.type(sheet().getByLabelText('Latitude'), '-12.5')
    await user.click(sheet().getByRole('button', { name: 'Parking' }))
    await user.click(sheet().getByRole('button', { name: 'Library' }))
    await user.type(sheet().getByLabelText('Friday prayers'), '13:15, 14:00')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    expect(sheet().getByText('Friday prayers need the day on which they were right.')).toBeVisible()
    await user.type(sheet().getByLabelText('Times confirmed on'), '2026-10-01')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    await screen.findByText('Mosque saved')
    expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
      { body: { latitude: -12.5, amenities: ['library'], jumua: ['13:15', ' 14:00'], version: 3 } },
    ])
  })

  it('undoes a change from the toast', async () => {
    const { user } = await openSample({ [`PUT ${ITEM}`]: { ...sample, version: 4 } })
    await user.type(sheet().getByLabelText('Name'), ' 2')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
        { body: { name: 'Sample Mosque 2', version: 3 } },
        { body: { name: 'Sample Mosque', version: 4 } },
      ]),
    )
  })

  it('deletes, and restores from the toast', async () => {
    const { user } = await openSample({
      [`DELETE ${ITEM}`]: { deleted: true },
      [ACTIONS]: { done: [sample.id], refused: [] },
    })
    await user.click(sheet().getByRole('button', { name: 'Delete' }))
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() =>
      expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'restore', ids: [sample.id] } }]),
    )
  })

  it('takes the version of the source only where something was edited', async () => {
    const { user } = await openSample()
    expect(sheet().queryByRole('button', { name: 'Take the source’s version' })).toBeNull()
    await user.click(sheet().getByRole('button', { name: 'Cancel' }))
    answerWith({
      [LIST]: listed({ ...sample, isEdited: true, name: 'Edited' }),
      [ACTIONS]: { done: [sample.id], refused: [] },
    })
    await user.type(screen.getByRole('searchbox'), 'e')
    await user.click(await screen.findByRole('button', { name: 'Edited' }))
    await user.click(sheet().getByRole('button', { name: 'Take the source’s version' }))
    expect(await screen.findByText('The source’s version is back')).toBeVisible()
    expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'takeSource' } }])
  })

  it('compares with another administrator’s version before it overwrites it', async () => {
    const { user } = await openSample({
      [`PUT ${ITEM}`]: refusal(409, 'version_conflict'),
      [`GET ${ITEM}`]: { ...sample, city: 'Other Town', version: 4 },
    })
    await user.type(sheet().getByLabelText('Name'), ' 2')
    await user.click(sheet().getByRole('button', { name: 'Save' }))
    await user.click(await sheet().findByRole('button', { name: 'Compare' }))
    expect(sheet().getByText('Other').tagName).toBe('DEL')
    answerWith({ [`PUT ${ITEM}`]: { ...sample, version: 5 } })
    await user.click(sheet().getByRole('button', { name: 'Keep mine' }))
    await waitFor(() =>
      expect(sentRequests(`PUT ${ITEM}`).at(-1)).toMatchObject({
        body: { name: 'Sample Mosque 2', version: 4 },
      }),
    )
  })

  it('keeps a draft on this device', async () => {
    const { user } = await openSample()
    await user.type(sheet().getByLabelText('Name'), ' 2')
    await user.click(sheet().getByRole('button', { name: 'Cancel' }))
    await user.click(screen.getByRole('button', { name: sample.name }))
    expect(sheet().getByLabelText('Name')).toHaveValue('Sample Mosque 2')
  })
})
