import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { answerWith, refusal, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { MajorCities } from '../core/index.ts'

const onClose = vi.fn()
const dialog = async () => {
  const { default: PlaceDialog } = await import('./place-dialog.tsx')
  return <PlaceDialog onClose={onClose} />
}

const cairo = {
  id: 360630,
  name: 'Cairo',
  country: 'EG',
  countryName: 'Egypt',
  latitude: 30.06263,
  longitude: 31.24967,
  timeZone: 'Africa/Cairo',
}
const largerCities: MajorCities = {
  zones: ['Africa/Cairo'],
  cities: [[360630, 'Cairo', 'EG', 3006, 3125, 0]],
}

it('searches from the second letter on, and Enter takes the first city', async () => {
  const { user } = await renderPage(dialog, { api: { 'GET /api/cities': [cairo] } })
  await user.type(screen.getByRole('searchbox', { name: 'City' }), 'c')
  expect(screen.getByText('Type at least two letters.')).toBeVisible()
  expect(sentRequests()).toEqual([])
  await user.type(screen.getByRole('searchbox', { name: 'City' }), 'ai')
  expect(await screen.findByRole('button', { name: /Cairo.*Egypt/ })).toBeVisible()
  await user.keyboard('{Enter}')
  expect(onClose).toHaveBeenCalledOnce()
  expect(JSON.parse(localStorage.getItem('rafiq.place') ?? '')).toMatchObject({
    name: 'Cairo',
    source: 'manual',
  })
})

it('names cities and countries in the page’s language', async () => {
  const { user } = await renderPage(dialog, { language: 'ar', api: { 'GET /api/cities': [cairo] } })
  await user.type(screen.getByRole('searchbox'), 'cairo')
  expect(await screen.findByRole('button', { name: /القاهرة.*مصر/ })).toBeVisible()
})

it('says that no city was found, or that the search failed', async () => {
  const { user } = await renderPage(dialog, { api: { 'GET /api/cities': [] } })
  await user.type(screen.getByRole('searchbox', { name: 'City' }), 'qq')
  expect(await screen.findByText(/^No cities found for “qq”/)).toBeVisible()
  answerWith({
    'GET /api/cities': refusal(500, 'internal_error'),
    'GET /content/*': refusal(404, 'not_found'),
  })
  await user.type(screen.getByRole('searchbox', { name: 'City' }), 'q')
  expect(await screen.findByText('Couldn’t search cities right now.')).toBeVisible()
})

it('searches the larger cities on the device if it is offline', async () => {
  const { user } = await renderPage(dialog, {
    api: {
      'GET /api/cities': () => Promise.reject(new TypeError('Failed to fetch')),
      'GET /content/*': largerCities,
    },
  })
  await user.type(screen.getByRole('searchbox', { name: 'City' }), 'cai')
  expect(await screen.findByText('You’re offline. Only larger cities are listed.')).toBeVisible()
  expect(screen.getByRole('button', { name: /Cairo.*Egypt/ })).toBeVisible()
})
