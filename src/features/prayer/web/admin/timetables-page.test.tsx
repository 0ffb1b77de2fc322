import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { type FakeAnswers, refusal, type SentRequest, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'
import type { AdminTimetable, CheckedTimetable } from '../../core/timetables-admin.contract.ts'

const { sendFile } = vi.hoisted(() => ({ sendFile: vi.fn() }))
vi.mock('#shared/web/api/file-transfer.ts', () => ({ sendFile, readFile: vi.fn() }))
beforeEach(() => {
  sendFile.mockReset()
  Element.prototype.scrollIntoView = () => undefined
})

const london: AdminTimetable = {
  id: 'london-2026',
  name: 'London',
  source: 'Central mosque',
  licence: null,
  latitude: 51.507,
  longitude: -0.128,
  radiusKm: 25,
  timeZone: 'Europe/London',
  firstDay: '2026-01-01',
  lastDay: '2026-12-31',
  dayCount: 365,
  state: 'ending',
  version: 'v1',
}
const days = [
  {
    ...{ date: '2026-01-31', fajr: '06:00', sunrise: '07:42', dhuhr: '12:18' },
    ...{ asr: '14:26', maghrib: '16:45', isha: '18:20' },
  },
  {
    ...{ date: '2026-02-01', fajr: '05:59', sunrise: '07:41', dhuhr: '12:18' },
    ...{ asr: '14:27', maghrib: '16:47', isha: '18:21' },
  },
]
const checked: CheckedTimetable = {
  id: 'london-2026',
  days,
  problems: [],
  problemCount: 0,
  existing: null,
  isUnchanged: false,
  isStored: false,
}
const ACTIONS = 'POST /api/admin/timetables/actions'
const api = {
  'GET /api/admin/timetables': {
    data: [london],
    pagination: { page: 1, limit: 25, total: 1, totalPages: 1 },
  },
  'GET /api/admin/timetables/london-2026': { ...london, days },
  [ACTIONS]: { done: [london.id], refused: [] },
}
const open = (more: FakeAnswers = {}) =>
  renderPage(
    async () => {
      const { default: Page } = await import('./timetables-page.tsx')
      const { default: ToastArea } = await import('#shared/web/ui/toast-area.tsx')
      return (
        <>
          <Page />
          <ToastArea />
        </>
      )
    },
    { at: '/admin/timetables', api: { ...api, ...more }, signedIn: { ...zaynab, role: 'content_manager' } },
  )
const openImport = async () => {
  const page = await open()
  await page.user.click(await screen.findByRole('button', { name: 'Import a timetable' }))
  return page
}
const file = (name = 'times.csv', size = 10) => new File(['x'.repeat(size)], name)
const choose = (chosen: File) => ({
  field: screen.getByLabelText('Choose a file', { selector: 'input' }),
  chosen,
})
const openFilled = async () => {
  const { user } = await openImport()
  const { field, chosen } = choose(file())
  await user.upload(field, chosen)
  await user.type(screen.getByLabelText('Place'), 'London')
  await user.type(screen.getByLabelText('Latitude'), '٥١٫٥')
  await user.selectOptions(screen.getByLabelText('Time zone'), 'Europe/London')
  return user
}
/** The server refuses the next file. The page has modules of its own, so the error comes from them. */
const refuseNext = async (status: number, error: object) => {
  const { ApiError } = await import('#shared/web/api/request.ts')
  sendFile.mockRejectedValueOnce(new ApiError(status, JSON.stringify({ error }), ''))
}
const sentQuery = (call: number) =>
  Object.fromEntries(new URL(sendFile.mock.calls[call]?.[0].endpoint.path, 'http://x').searchParams)

it('marks timetables that end soon, and shows the days of each month', async () => {
  const { user } = await open()
  expect(await within(await screen.findByRole('table')).findByText('Ends soon')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'London' }))
  expect(await screen.findByText('14:26')).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Month'), 'February 2026')
  expect(screen.getByText('14:27')).toBeVisible()
  expect(screen.queryByText('14:26')).toBeNull()
})

it('deletes a timetable and restores it from the toast', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('button', { name: 'London' }))
  await user.click(await screen.findByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sentRequests(ACTIONS)).toMatchObject([
      { body: { action: 'delete', ids: ['london-2026'] } },
      { body: { action: 'restore', ids: ['london-2026'] } },
    ]),
  )
})

it('shows a deleted timetable with its days and restores it, unless another took its id', async () => {
  const { user } = await open({
    'GET /api/admin/timetables': ({ query }: SentRequest) => ({
      ...api['GET /api/admin/timetables'],
      data: query.state === 'deleted' ? [{ ...london, state: 'deleted' }] : [],
    }),
    'GET /api/admin/timetables/london-2026': ({ query }: SentRequest) =>
      query.state === 'deleted' ? { ...london, state: 'deleted', days } : refusal(404, 'not_found')(),
    [ACTIONS]: { done: [], refused: [{ id: london.id, code: 'slug_taken' }] },
  })
  await user.selectOptions(await screen.findByLabelText('State'), 'Deleted')
  expect(await within(await screen.findByRole('table')).findByText('Deleted')).toBeVisible()
  await user.click(await screen.findByRole('button', { name: 'London' }))
  expect(await screen.findByText('14:26')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Restore' }))
  expect(await screen.findByText(/Another one has the same id/)).toBeVisible()
  expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'restore', ids: ['london-2026'] } }])
})

it('checks a file, shows its days, and imports it afterwards', async () => {
  const user = await openFilled()
  sendFile.mockResolvedValueOnce(checked)
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/^2 days, /)).toBeVisible()
  expect(screen.getByText('14:26')).toBeVisible()
  expect(sentQuery(0)).toEqual({
    ...{ place: 'London', latitude: '51.5', radius: '25', timeZone: 'Europe/London', mode: 'check' },
  })
  sendFile.mockResolvedValueOnce({ ...checked, isStored: true })
  await user.click(screen.getByRole('button', { name: 'Import' }))
  expect(await screen.findByText('Imported')).toBeVisible()
  expect(sentQuery(1).mode).toBe('import')
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sentRequests(ACTIONS)).toMatchObject([{ body: { action: 'delete' } }]))
})

it('replaces the version that the check found, and checks again if that changed', async () => {
  const user = await openFilled()
  sendFile.mockResolvedValueOnce({ ...checked, existing: london })
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  await refuseNext(409, { code: 'version_conflict' })
  sendFile.mockResolvedValueOnce({ ...checked, existing: { ...london, version: 'v2' } })
  await user.click(await screen.findByRole('button', { name: 'Replace' }))
  expect(await screen.findByText(/Someone else imported/)).toBeVisible()
  sendFile.mockResolvedValueOnce({ ...checked, isStored: true, existing: london })
  await user.click(screen.getByRole('button', { name: 'Replace' }))
  await waitFor(() => expect(sendFile).toHaveBeenCalledTimes(4))
  expect([sentQuery(1).replaces, sentQuery(3).replaces]).toEqual(['v1', 'v2'])
})

it('lists problems by line and offers no import, until the file is another', async () => {
  const user = await openFilled()
  const problem = { line: 12, code: 'not_a_time' as const, values: { column: 'asr', value: '<b>25:10' } }
  sendFile.mockResolvedValueOnce({ ...checked, problems: [problem], problemCount: 2 })
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/^Line 12: .*<b>25:10.* isn’t a time/)).toBeVisible()
  expect(screen.getByText('And 1 more.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull()
  await user.upload(screen.getByLabelText('Choose another file', { selector: 'input' }), file('b.csv'))
  expect(screen.queryByText('And 1 more.')).toBeNull()
})

it('names the fields that the server refused, until they are changed', async () => {
  const user = await openFilled()
  const fields = [
    { field: 'source', code: 'missing' },
    { field: 'file', code: 'missing_column' },
  ]
  await refuseNext(400, { code: 'invalid_request', fields })
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/A column is missing/)).toBeVisible()
  expect(screen.getByText('Fill in this field.')).toBeVisible()
  await user.type(screen.getByLabelText('Publisher'), 'A')
  expect(screen.queryByText('Fill in this field.')).toBeNull()
})

it('refuses a missing and a large file without sending it', async () => {
  const { user } = await openImport()
  await user.click(await screen.findByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText('Choose a file.')).toBeVisible()
  const { field, chosen } = choose(file('large.csv', 1_000_001))
  await user.upload(field, chosen)
  await user.click(screen.getByRole('button', { name: 'Check the file' }))
  expect(await screen.findByText(/The file is larger than/)).toBeVisible()
  expect(sendFile).not.toHaveBeenCalled()
})
