import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { jobNames } from '#shared/core/job-names.ts'
import { answerWith, noServer, refusal, sentRequests, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const NOW = '2026-11-23T18:45:00Z'
const job = (name: string) => ({ name, state: 'ok', endedAt: '2026-11-23T18:00:00.000Z' })
const well = {
  version: '1.2.3',
  uptimeSeconds: 2 * 86_400 + 3 * 3600 + 59,
  database: 'ok',
  jobs: jobNames.map(job),
  openErrorClaims: { low: 0, medium: 1, high: 0, critical: 12 },
}
const down = { ...well, database: 'unavailable', openErrorClaims: null }

const page = async () => {
  const { default: BackendPage } = await import('./backend-page.tsx')
  return <BackendPage />
}
const open = (status: unknown, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(page, { at: '/backend', now: NOW, api: { 'GET /api/status': status }, ...options })

const headline = () => screen.getByRole('status')
const says = (text: string | RegExp) => waitFor(() => expect(headline()).toHaveTextContent(text))
const card = (name: string) => within(screen.getByRole('region', { name }))
const fact = (name: string, of: string) => card(name).getByText(of).nextElementSibling

it('shows version, uptime, database, jobs and the number of open reports', async () => {
  await open(well)
  await says('Everything is running')
  expect(document.title).toMatch(/^Server status/)
  expect(headline()).toHaveTextContent(/Checked 23 Nov 2026, \d\d:45\./)
  expect(fact('Server', 'Version')).toHaveTextContent('1.2.3')
  expect(fact('Server', 'Running for')).toHaveTextContent('2 days 3 hours')
  expect(fact('Server', 'Database')).toHaveTextContent('Responding')
  expect(card('Background jobs').getAllByText(/^Done 23 Nov 2026/)).toHaveLength(jobNames.length)
  expect(fact('Open error reports', 'Critical')).toHaveTextContent('12')
  expect(screen.queryByText(/What still works/)).toBeNull()
})

it('says that the database is down, and what that means', async () => {
  await open(down)
  await says('The database is down')
  expect(fact('Server', 'Database')).toHaveTextContent('Not responding')
  expect(card('Open error reports').getByText('Not known while the database is down.')).toBeVisible()
  expect(screen.getByText('What still works on this device')).toBeVisible()
})

it('names a job that failed, and one that has not run', async () => {
  const [first, ...others] = well.jobs
  const jobs = [
    { ...first, state: 'failed' },
    { name: 'accounts', state: 'waiting', endedAt: null },
    ...others.slice(3),
  ]
  await open({ ...well, jobs })
  await says('Everything is running')
  expect(fact('Background jobs', 'Send reminders')).toHaveTextContent(/^Failed 23 Nov 2026/)
  expect(fact('Background jobs', 'Delete expired sessions and links')).toHaveTextContent('Hasn’t run yet')
})

it.each([
  ['can’t be reached', noServer['GET /api/*'], 'The server can’t be reached', /we can’t tell which/],
  ['answers with an error', refusal(500, 'internal_error'), 'The server has a problem', /isn’t known/],
  ['was asked too often', refusal(429, 'too_many_requests'), 'Too many checks', /Wait a minute/],
])('tells what works when the server %s', async (_, answer, title, explained) => {
  await open(answer)
  await says(title)
  expect(screen.getByText(explained)).toBeVisible()
  expect(screen.getByText(/Prayer times, the Qibla and the Islamic calendar/)).toBeVisible()
  expect(screen.getByText(/Signing in and syncing/)).toBeVisible()
  expect(screen.queryByRole('region', { name: 'Server' })).toBeNull()
})

it('checks again with the keyboard, and keeps the focus on the button', async () => {
  const { user } = await open(down)
  await says('The database is down')
  answerWith({ 'GET /api/status': well })
  await user.tab()
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await says('Everything is running')
  expect(screen.getByRole('button', { name: 'Check again' })).toHaveFocus()
  expect(sentRequests('GET /api/status')).toHaveLength(2)
})

it('shows no old state when the server is lost, and checks again when the device is back online', async () => {
  const { user } = await open(well)
  await says('Everything is running')
  setConnected(false)
  await user.click(screen.getByRole('button', { name: 'Check again' }))
  await says('The server can’t be reached')
  expect(screen.queryByText('1.2.3')).toBeNull()
  setConnected(true)
  await says('Everything is running')
})

it('asks in private mode too, because the answer is the same for everyone', async () => {
  await open(well, { saved: { 'rafiq.private': true } })
  await says('Everything is running')
})

it.each([
  [59, 'Less than a minute'],
  [60, '1 minute'],
  [3 * 3600, '3 hours'],
  [3 * 3600 + 5 * 60 + 59, '3 hours 5 minutes'],
  [86_400 + 59 * 60, '1 day'],
])('writes an uptime of %i seconds as %s', async (uptimeSeconds, text) => {
  await open({ ...well, uptimeSeconds })
  await says('Everything is running')
  expect(fact('Server', 'Running for')?.textContent).toBe(text)
})

it('speaks Arabic', async () => {
  await open(well, { language: 'ar' })
  await says('كل شيء يعمل')
  expect(fact('الخادم', 'يعمل منذ')).toHaveTextContent('يومان و٣ ساعات')
  expect(fact('تقارير الأخطاء المفتوحة', 'حرجة')).toHaveTextContent('١٢')
})
