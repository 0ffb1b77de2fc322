import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { siteDefaults } from '#shared/core/site-settings.ts'
import { type FakeAnswers, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const settings = {
  values: { ...siteDefaults, countries: 12 },
  version: 3,
  environment: [
    { name: 'DONATION_GOAL', value: '5000' },
    { name: 'DONATION_URL', value: null },
  ],
}

const settingsPage = async () => {
  const { default: Page } = await import('./site-settings-page.tsx')
  return <Page />
}
const open = (api: FakeAnswers = {}) =>
  renderPage(settingsPage, {
    at: '/admin/settings',
    api: { 'GET /api/admin/settings': settings, ...api },
    signedIn: { ...zaynab, role: 'admin' },
  })
const sheet = () => within(screen.getByRole('dialog'))
const edit = async (page: Awaited<ReturnType<typeof open>>) => {
  await page.user.click(await screen.findByRole('button', { name: 'Edit settings' }))
  return sheet()
}

describe('the settings of the site', () => {
  it('show switches, figures, promises and the environment', async () => {
    await open()
    const figures = within(await screen.findByRole('region', { name: 'Figures on the home page' }))
    expect(figures.getByText('12')).toBeVisible()
    expect(figures.getAllByText('From the environment')).toHaveLength(2)
    const switches = within(screen.getByRole('region', { name: 'Switches' }))
    expect(switches.getByText('From the environment')).toBeVisible()
    expect(screen.getByText('DONATION_GOAL')).toBeVisible()
    expect(screen.getByText('24 hours')).toBeVisible()
    expect(screen.getByText('—')).toBeVisible()
  })

  it('are saved with their version', async () => {
    const page = await open({ 'PUT /api/admin/settings': settings })
    const fields = await edit(page)
    await page.user.click(fields.getByRole('switch', { name: 'TTS generation' }))
    await page.user.selectOptions(fields.getByLabelText('Review of community posts'), 'Before they’re shown')
    await page.user.clear(fields.getByLabelText('Countries'))
    await page.user.type(fields.getByLabelText('Daily users'), '500')
    await page.user.click(fields.getByRole('button', { name: 'Save' }))
    expect(sentRequests('PUT /api/admin/settings')).toMatchObject([
      {
        body: {
          version: 3,
          values: {
            ...settings.values,
            ttsGeneration: false,
            communityReview: 'before',
            countries: null,
            dailyUsers: 500,
          },
        },
      },
    ])
  })

  it('ask for figures within their limits', async () => {
    const page = await open()
    const fields = await edit(page)
    await page.user.type(fields.getByLabelText('Countries'), '99')
    await page.user.click(fields.getByRole('button', { name: 'Save' }))
    expect(fields.getByText('Enter a whole number within the limits.')).toBeVisible()
    expect(sentRequests('PUT /api/admin/settings')).toEqual([])
  })

  it('offer both versions when someone else saved one', async () => {
    const page = await open({ 'PUT /api/admin/settings': refusal(409, 'version_conflict') })
    const fields = await edit(page)
    await page.user.click(fields.getByRole('switch', { name: 'Auto-publish' }))
    await page.user.click(fields.getByRole('button', { name: 'Save' }))
    expect(await sheet().findByRole('alert')).toHaveTextContent(/version/i)
  })

  it('say that the server can’t be reached', async () => {
    await open({ 'GET /api/admin/settings': () => Promise.reject(new TypeError('Failed to fetch')) })
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
