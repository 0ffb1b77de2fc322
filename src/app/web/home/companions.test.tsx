import { act, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const instants = {
  fajr: '2026-11-21T05:40:00Z',
  sunrise: '2026-11-21T07:28:00Z',
  dhuhr: '2026-11-21T11:50:00Z',
  asr: '2026-11-21T13:45:00Z',
  maghrib: '2026-11-21T16:05:00Z',
  isha: '2026-11-21T17:50:00Z',
}
const london = {
  name: 'London',
  country: 'United Kingdom',
  countryCode: 'GB',
  latitude: 51.5,
  longitude: -0.1,
  timeZone: 'Europe/London',
  source: 'manual',
}

const companions = async () => {
  const { default: Companions } = await import('./companions.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  await import('#features/reflection/web/wisdom-dialog.tsx')
  return (
    <AudioProvider>
      <Companions />
    </AudioProvider>
  )
}
/** Opens the page and lets 70 seconds pass. */
async function openAt(now: string, saved: Readonly<Record<string, unknown>> = {}) {
  vi.useFakeTimers({ now: new Date(now) })
  const api = { 'GET /api/prayer-times': { instants } }
  await renderPage(companions, { api, saved: { 'rafiq.place': london, ...saved } })
  await act(() => vi.advanceTimersByTimeAsync(70_000))
}

it.each([
  ['2026-11-21T11:43:00Z', true],
  ['2026-11-21T11:45:00Z', false],
  ['2026-11-21T11:58:00Z', false],
  ['2026-11-21T12:10:00Z', true],
  // Sunrise is no prayer.
  ['2026-11-21T07:28:00Z', true],
])('let the daily wisdom open at %s, with Dhuhr at 11:50: %s', async (now, opens) => {
  await openAt(now)
  expect(screen.queryByRole('dialog', { name: 'Daily wisdom' }) !== null).toBe(opens)
})

it('include the floating button unless it is turned off', async () => {
  const button = () => screen.queryByRole('button', { name: 'Take a spiritual moment' })
  await openAt('2026-11-21T12:00:00Z')
  expect(button()).not.toBeNull()
  await act(async () => (await import('#shared/web/home-parts.ts')).setHomePart('moment', false))
  expect(button()).toBeNull()
})
