import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Coordinates } from '#shared/core/coordinates.ts'
import type { User } from '#shared/core/session/session.contract.ts'
import { answerWith, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { newBusiness } from '../../core/business-values.ts'
import type { AdminBusiness, EditedBusiness } from '../../core/businesses-admin.contract.ts'

const LIST = 'GET /api/admin/businesses'
const ITEM = '/api/admin/businesses/osm-n1'
const editor: User = { ...zaynab, role: 'content_manager' }
const grill: AdminBusiness = {
  id: 'osm-n1',
  name: 'Sample Grill',
  city: '',
  country: '',
  category: 'halal_food',
  isVerified: false,
  certifiedUntil: null,
  origin: 'openstreetmap',
  views: 3,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'content',
}
const values: EditedBusiness['values'] = {
  ...newBusiness,
  name: 'Sample Grill',
  category: 'halal_food',
  services: ['Grill'],
  openingHours: 'Mo-Th 12:00-22:00; PH off',
  photo: 'shown',
}

/** Answers the search for the device’s place. */
let find: (place: Coordinates) => void = () => undefined
const finder = {
  findCity: async () => undefined,
  findDevice: () =>
    new Promise<Coordinates>((resolve) => {
      find = resolve
    }),
}
const open = () =>
  renderPage(
    async () => {
      const { BusinessesAdminPage } = await import('./businesses-admin-page.tsx')
      return <BusinessesAdminPage finder={finder} />
    },
    {
      at: '/admin/businesses',
      api: {
        [LIST]: { data: [grill], pagination: { page: 1, limit: 25, total: 1, totalPages: 1 } },
        [`GET ${ITEM}`]: { ...grill, values },
        'GET /api/map': { tiles: null },
      },
      signedIn: editor,
      now: '2026-11-25T09:00:00Z',
    },
  )
const sheet = () => within(screen.getByRole('dialog'))

it('lists businesses by where they come from', async () => {
  const { user } = await open()
  expect(await screen.findByRole('button', { name: 'Sample Grill' })).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Comes from'), 'OpenStreetMap')
  expect(sentRequests(LIST).at(-1)?.query).toMatchObject({ origin: 'openstreetmap' })
})

it('saves a business whose hours no week has, and hides its photo', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sample Grill' }))
  const hours = await sheet().findByLabelText(/^Opening hours/)
  expect(hours).toHaveValue('Mo-Th 12:00-22:00; PH off')
  await user.clear(hours)
  await user.type(hours, 'Mo-Su 12:00-22:00')
  await user.type(sheet().getByLabelText(/^Services/), ', Tea')
  await user.click(sheet().getByLabelText('Show its photo'))
  answerWith({ [`PUT ${ITEM}`]: { ...grill, values, version: 3 } })
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Sample Grill' })).toBeVisible()
  expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([
    { body: { openingHours: 'Mo-Su 12:00-22:00', services: ['Grill', 'Tea'], photo: 'hidden', version: 2 } },
  ])
})

it('deletes a photo for good, which is hidden first', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Sample Grill' }))
  const shows = await sheet().findByLabelText('Show its photo')
  const removes = 'Delete its photo for good when saved'
  expect(sheet().queryByLabelText(removes)).toBeNull()
  await user.click(shows)
  await user.click(sheet().getByLabelText(removes))
  answerWith({ [`PUT ${ITEM}`]: { ...grill, values: { ...values, photo: 'none' }, version: 3 } })
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'Sample Grill' })).toBeVisible()
  expect(sentRequests(`PUT ${ITEM}`)).toMatchObject([{ body: { photo: 'removed' } }])
})

it('keeps what is typed while the device’s place is looked for', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New business' }))
  await user.click(sheet().getByRole('button', { name: 'Use my location' }))
  await user.type(sheet().getByLabelText('Name'), 'Tea house')
  find({ latitude: 53.8, longitude: -1.55 })
  expect(await sheet().findByText('53.80000, -1.55000')).toBeVisible()
  expect(sheet().getByLabelText('Name')).toHaveValue('Tea house')
})

it('asks for what a new business needs, and no more', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New business' }))
  await user.click(sheet().getByRole('button', { name: 'Save' }))
  expect(sheet().getAllByText('Please fill this in.')).toHaveLength(2)
  expect(sheet().getByLabelText('Name')).toHaveAccessibleDescription('Please fill this in.')
  expect(sheet().getByLabelText('Category')).toHaveAccessibleDescription('Please fill this in.')
  expect(sheet().queryByLabelText('Show its photo')).toBeNull()
})
