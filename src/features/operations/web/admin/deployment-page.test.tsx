import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const setting = (name: string, more: object = {}) => ({
  name,
  about: 'What it sets.',
  state: 'unset',
  isSecret: false,
  value: null,
  ...more,
})
const state = {
  version: '1.2.3',
  nodeVersion: '24.1.0',
  uptimeSeconds: 90_000,
  memoryBytes: 157_000_000,
  database: 'ok',
  isDatabaseEmbedded: false,
  instances: 3,
  settings: [
    setting('SMTP_URL', { state: 'set', isSecret: true }),
    setting('PORT', { state: 'default', value: '3000' }),
    setting('RATE_LIMIT', { state: 'set', value: 'off' }),
  ],
}
const open = (more: object = {}, role: 'admin' | 'support' = 'admin', language: 'en' | 'ar' = 'en') =>
  renderPage(
    async () => {
      const { default: Page } = await import('./deployment-page.tsx')
      return <Page />
    },
    {
      at: '/admin/deployment',
      api: { 'GET /api/admin/deployment': state, ...more },
      signedIn: { ...zaynab, role },
      language,
    },
  )

it('shows the state, what is not configured and what is a risk', async () => {
  await open()
  expect(await screen.findByText('1 day 1 hour')).toBeVisible()
  expect(screen.getByText('Your own PostgreSQL')).toBeVisible()
  const missing = within(screen.getByRole('region', { name: 'Not configured' }))
  expect(missing.getByText('Daily backups')).toBeVisible()
  expect(missing.queryByText('Email')).toBeNull()
  expect(within(screen.getByRole('region', { name: 'Change these' })).getByText(/RATE_LIMIT/)).toBeVisible()
})

it('lists secrets without their values, and other settings with theirs', async () => {
  const { user } = await open()
  await user.click(await screen.findByRole('tab', { name: 'Settings' }))
  const secrets = within(await screen.findByRole('region', { name: 'Secrets' }))
  expect(secrets.getByText('SMTP_URL')).toBeVisible()
  expect(secrets.getByText('Value hidden')).toBeVisible()
  expect(within(screen.getByRole('region', { name: 'Other settings' })).getByText('3000')).toBeVisible()
})

it('has hosting options, a guide and a package to download', async () => {
  const { user } = await open({ 'GET /api/admin/deployment/package': noServer['GET /api/*'] })
  await user.click(await screen.findByRole('tab', { name: 'Setup' }))
  expect(screen.getByRole('region', { name: 'Containers' })).toBeVisible()
  expect(screen.getByRole('region', { name: 'Setup guide' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Download package' }))
  await waitFor(() => expect(screen.getByRole('alert')).not.toBeEmptyDOMElement())
})

it('is for administrators', async () => {
  await open({}, 'support')
  expect(await screen.findByRole('heading', { name: 'Administrator access required' })).toBeVisible()
})

it('says when the server can’t be reached', async () => {
  await open({ 'GET /api/admin/deployment': noServer['GET /api/*'] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({}, 'admin', 'ar')
  expect(await screen.findByRole('tab', { name: 'الإعدادات' })).toBeVisible()
  expect(await screen.findByText('نسخ احتياطية يومية')).toBeVisible()
})
