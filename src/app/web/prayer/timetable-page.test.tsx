import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: TimetablePage } = await import('./timetable-page.tsx')
  return <TimetablePage />
}

/** Opens a timetable of London, the city of the device's time zone. */
async function open(at: string, options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, { at, api: noServer, now: '2026-11-21T12:20:00Z', ...options })
  const follow = async (name: string) => opened.user.click(await screen.findByRole('link', { name }))
  return { ...opened, follow }
}

const rows = () => [...document.querySelectorAll('main tbody tr')].filter((row) => row.querySelector('td'))
const shows = (count: number) => waitFor(() => expect(rows()).toHaveLength(count))
const title = (text: string) =>
  waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(text))

afterEach(() => vi.restoreAllMocks())

it('links to the next and previous month, to the year and to its months', async () => {
  const { follow } = await open('/prayer/month?year=2026&month=12')
  await shows(31)
  await follow('Next month')
  await title('Prayer times in January 2027')
  expect(location.search).toBe('?year=2027&month=1')
  await shows(31)
  expect(document.querySelector('[aria-current=date]')).toBeNull()
  await follow('This month')
  await shows(30)
  expect(document.querySelectorAll('[aria-current=date]')).toHaveLength(1)
  await follow('Previous month')
  await shows(31)
  await follow('Year')
  await title('Prayer times in 2026')
  await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(12))
  await shows(365)
  await follow('March 2026')
  await title('Prayer times in March 2026')
})

it('can be downloaded as a CSV file', async () => {
  const { user } = await open('/prayer/month?year=2027&month=2')
  await shows(28)
  const saved: File[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    saved.push(file as File)
    return 'blob:times'
  })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  await user.click(screen.getByRole('button', { name: 'Download CSV' }))
  await waitFor(() => expect(saved).toHaveLength(1))
  expect(saved[0]?.name).toBe('prayer-times-london-2027-02.csv')
  const lines = (await saved[0]?.text())?.trimEnd().split('\r\n') ?? []
  expect(lines).toHaveLength(29)
  expect(lines[8]).toMatch(/^2027-02-08,1448-09-01(,\d\d:\d\d){7}$/)
})

it('opens the subscription from a link, which requires at least one prayer', async () => {
  const { user } = await open('/prayer/month#subscribe')
  const dialog = within(await screen.findByRole('dialog'))
  for (const name of ['Fajr', 'Dhuhr', 'Asr', 'Maghrib', 'Isha']) await user.click(dialog.getByText(name))
  expect(dialog.getByRole('alert')).toHaveTextContent('Choose at least one.')
  expect(dialog.queryByRole('link')).toBeNull()
  await user.click(dialog.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.hash).toBe('')
  await shows(30)
})

it('is in Arabic', async () => {
  await open('/prayer/month', { language: 'ar' })
  await title('مواقيت الصلاة في نوفمبر ٢٠٢٦')
  await shows(30)
  expect(document.querySelectorAll('[aria-current=date] td')[1]).toHaveTextContent(/^[٠-٩]{1,2}:[٠-٩]{2} ص$/)
})
