import { screen, waitFor, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import { newPicture } from '../../core/added-picture.ts'
import type { AdminPicture } from '../../core/gallery-admin.contract.ts'

vi.mock('#shared/web/api/file-transfer.ts', () => ({
  sendFile: vi.fn(),
  readFile: async () => new Blob(),
}))

const FILE = '5b1f9f0e-6c1b-4c0e-9f39-6a1f0c6a3a11'
const picture: AdminPicture = {
  id: 'two-roofs',
  title: 'Two roofs',
  titleArabic: 'سطحان',
  category: 'mosques',
  author: 'A. Sample',
  licence: 'CC BY 4.0',
  isFeatured: true,
  views: 12,
  version: 2,
  editedAt: null,
  state: 'published',
  source: 'operator',
}
const values = {
  ...newPicture,
  title: picture.title,
  titleArabic: picture.titleArabic,
  description: 'Two roofs.',
  descriptionArabic: 'سطحان.',
  author: picture.author,
  licence: picture.licence,
  file: FILE,
}
const api = {
  'GET /api/admin/gallery': {
    data: [picture],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'GET /api/admin/gallery/two-roofs': { ...picture, values },
  'PUT /api/admin/gallery/two-roofs': { ...picture, version: 3, values },
  'POST /api/admin/gallery/actions': { done: [picture.id], refused: [] },
}
const open = () =>
  renderPage(
    async () => {
      const { default: Page } = await import('./gallery-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    { at: '/admin/gallery', api, signedIn: { ...zaynab, role: 'content_manager' } },
  )
const openPicture = async () => {
  const page = await open()
  const table = await screen.findByRole('table')
  await page.user.click(within(table).getByRole('button', { name: /Two roofs/ }))
  await screen.findByLabelText('Licence')
  return page
}

it('saves an edit over the version that was read, and undoes it from the toast', async () => {
  const { user } = await openPicture()
  const licence = screen.getByLabelText('Licence')
  await user.clear(licence)
  await user.type(licence, 'CC0')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests('PUT /api/admin/gallery/two-roofs')).toMatchObject([
      { body: { licence: 'CC0', version: 2 } },
      { body: { licence: 'CC BY 4.0', version: 3 } },
    ]),
  )
})

it('deletes a picture and restores it from the toast', async () => {
  const { user } = await openPicture()
  await user.click(screen.getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests('POST /api/admin/gallery/actions')).toMatchObject([
      { body: { action: 'delete', ids: ['two-roofs'] } },
      { body: { action: 'restore', ids: ['two-roofs'] } },
    ]),
  )
})

it('asks for a file, texts, author and licence of a new picture', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New picture' }))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  expect(screen.getAllByText('This is needed.')).toHaveLength(7)
  expect(sentRequests('POST /api/admin/gallery')).toHaveLength(0)
})

it('says that a file is too large before it is sent', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'New picture' }))
  const large = new File([new Uint8Array(8_000_001)], 'large.png', { type: 'image/png' })
  await user.upload(await screen.findByLabelText('Choose a picture', { selector: 'input' }), large)
  expect(await screen.findByText('The picture is larger than 8 MB.')).toBeVisible()
})

it('shows the file as a data address, which the content security policy allows', async () => {
  await openPicture()
  const preview = await screen.findByAltText('The uploaded picture')
  expect(preview.getAttribute('src')).toMatch(/^data:/)
})
