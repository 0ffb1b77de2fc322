import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type FakeAnswers, type SentRequest, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { AdminTranslation, CheckedTranslation } from '../../core/translations-admin.contract.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('#shared/web/api/file-transfer.ts', () => ({ sendFile, readFile: vi.fn() }))
beforeEach(() => {
  sendFile.mockReset()
  Element.prototype.scrollIntoView = () => undefined
})

const english: AdminTranslation = {
  id: 'en',
  language: 'en',
  languageName: 'English',
  name: 'The built-in one',
  translator: 'A translator',
  licence: 'Free',
  origin: 'built-in',
  isDefault: true,
  state: 'available',
  verseCount: 6236,
  version: 'en-1',
}
const imported: AdminTranslation = {
  ...english,
  id: 'en.second',
  name: 'The second one',
  origin: 'imported',
  isDefault: false,
}
const checked: CheckedTranslation = {
  id: 'fa.made-up',
  format: 'CSV',
  verseCount: 6236,
  sample: ['First verse'],
  notes: [{ code: 'ignored_columns', values: { columns: 'footnotes' } }],
  problems: [],
  problemCount: 0,
  existing: null,
  isUnchanged: false,
  isStored: false,
}
const ACTIONS = 'POST /api/admin/translations/actions'
const api = {
  'GET /api/admin/translations': {
    data: [english, imported],
    pagination: { page: 1, limit: 25, total: 2, totalPages: 1 },
  },
  [ACTIONS]: { done: [imported.id], refused: [] },
}
const open = (more: FakeAnswers = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./translations-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    { at: '/admin/translations', api: { ...api, ...more }, signedIn: { ...zaynab, role: 'content_manager' } },
  )
const openFilled = async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'Import a translation' }))
  const field = screen.getByLabelText('Choose a file', { selector: 'input' })
  await user.upload(field, new File(['x'], 'translation.csv'))
  await user.type(screen.getByRole('textbox', { name: 'Language' }), 'fa')
  return user
}

it('marks the default of a language, and deletes only what was imported', async () => {
  const { user } = await open()
  expect(await screen.findByText('Default')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Delete The built-in one' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Delete The second one' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([
      { body: { action: 'delete', ids: ['en.second'] } },
      { body: { action: 'restore', ids: ['en.second'] } },
    ]),
  )
})

it('lists deleted translations and restores one', async () => {
  const { user } = await open({
    'GET /api/admin/translations': ({ query }: SentRequest) => ({
      ...api['GET /api/admin/translations'],
      data: query.state === 'deleted' ? [{ ...imported, state: 'deleted' }] : [],
    }),
  })
  await user.selectOptions(await screen.findByLabelText('State'), 'Deleted')
  await user.click(await screen.findByRole('button', { name: 'Restore The second one' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'restore', ids: ['en.second'] } }]),
  )
})

it('checks a file, shows its first surah in its direction, and imports it afterwards', async () => {
  const user = await openFilled()
  sendFile.mockResolvedValueOnce(checked)
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('6,236 verses (CSV)')).toBeVisible()
  expect(screen.getByText(/Ignored columns: .*footnotes/)).toBeVisible()
  expect(screen.getByText(/First verse/).closest('[dir]')).toHaveAttribute('dir', 'rtl')
  sendFile.mockResolvedValueOnce({ ...checked, isStored: true })
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByRole('button', { name: 'Undo' })).toBeVisible()
})

it('names the line and the verse of a problem', async () => {
  const user = await openFilled()
  const problem = { line: 12, place: { surah: 2, verse: 5 }, code: 'empty_verse' as const, values: {} }
  sendFile.mockResolvedValueOnce({ ...checked, problems: [problem], problemCount: 1 })
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('Line 12: (2:5) The verse is empty.')).toBeVisible()
})
