import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const table = {
  name: 'mosques',
  rows: 210,
  deadRows: 3,
  tableBytes: 1_500_000,
  indexBytes: 500_000,
  vacuumedAt: null,
  analyzedAt: '2026-11-20T08:00:00Z',
}
const api = {
  'GET /api/admin/database': {
    version: '18.1',
    bytes: 42_000_000,
    migrations: [
      { name: '0002_later', createdAt: '2026-11-22T08:00:00Z', isApplied: false },
      { name: '0001_sample', createdAt: '2026-11-21T08:00:00Z', isApplied: true },
    ],
    newerMigrations: 0,
  },
  'GET /api/admin/database/tables': {
    data: [table],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'POST /api/admin/database/vacuums': { done: ['mosques'], refused: [] },
  'GET /api/admin/backups': {
    isOn: true,
    keep: 14,
    backups: [
      {
        name: 'rafiq-2026-11-24T20-00-00Z.tar.gz.age',
        madeAt: '2026-11-24T20:00:00Z',
        bytes: 4_000_000,
        state: 'checked',
        isEncrypted: true,
      },
    ],
  },
}
const open = (more: object = {}, role: 'admin' | 'support' = 'admin', language: 'en' | 'ar' = 'en') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./database-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    { at: '/admin/database', api: { ...api, ...more }, signedIn: { ...zaynab, role }, language },
  )

it('shows the size of the database and of each table', async () => {
  await open()
  expect(await screen.findByText('42.00 MB')).toBeVisible()
  const row = within(await screen.findByRole('row', { name: /mosques/ }))
  expect(row.getByText('2.00 MB')).toBeVisible()
  expect(row.getByText('0.50 MB')).toBeVisible()
  expect(row.getByText('Never')).toBeVisible()
})

it('vacuums the chosen tables after a question', async () => {
  const { user } = await open()
  await user.click(within(await screen.findByRole('row', { name: /mosques/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Vacuum and analyze' }))
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Vacuum and analyze' }))
  expect(await screen.findByText('1 table vacuumed')).toBeVisible()
  expect(sentRequests('POST /api/admin/database/vacuums')).toMatchObject([{ body: { tables: ['mosques'] } }])
})

it('says that a table was not vacuumed', async () => {
  const refused = { done: [], refused: [{ id: 'mosques', code: 'table_busy' }] }
  const { user } = await open({ 'POST /api/admin/database/vacuums': refused })
  await user.click(within(await screen.findByRole('row', { name: /mosques/ })).getByRole('checkbox'))
  await user.click(screen.getByRole('button', { name: 'Vacuum and analyze' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Vacuum and analyze' }))
  await waitFor(() =>
    expect(screen.getByRole('alert')).toHaveTextContent(/Another maintenance of it is running/),
  )
})

it('shows migrations and backups', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Migrations' }))
  expect(
    within(await screen.findByRole('row', { name: /0002_later/ })).getByText('Not applied'),
  ).toBeVisible()
  expect(within(screen.getByRole('row', { name: /0001_sample/ })).getByText('Applied')).toBeVisible()
  await user.click(screen.getByRole('tab', { name: 'Backups' }))
  expect(await screen.findByText(/The last 14 stay/)).toBeVisible()
  const backup = within(screen.getByRole('row', { name: /24 Nov 2026/ }))
  expect(backup.getByText('Checked')).toBeVisible()
  expect(backup.getByText('Encrypted')).toBeVisible()
})

it('says that backups are off', async () => {
  const { user } = await open({ 'GET /api/admin/backups': { isOn: false, keep: 14, backups: [] } })
  await user.click(await screen.findByRole('tab', { name: 'Backups' }))
  expect(await screen.findByText(/Set BACKUP_DIR/)).toBeVisible()
})

it('is for administrators', async () => {
  await open({}, 'support')
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})

it('says when the server can’t be reached', async () => {
  await open({ 'GET /api/admin/database': noServer['GET /api/*'] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, 'admin', 'ar')
  expect(await screen.findByRole('tab', { name: 'النسخ الاحتياطية' })).toBeVisible()
})
