import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import QuranStatusCard from './quran-status-card.tsx'

const connected = { 'GET /api/quran/surah/1': { verses: [] } }

/** A device with the text of these surahs. */
const stored = (...surahs: readonly number[]) =>
  vi.stubGlobal('caches', {
    open: async () => ({
      keys: async () =>
        surahs.map((surah) => ({ url: `https://rafiq.example/content/quran/text-ab/${surah}.json` })),
    }),
  })

afterEach(() => vi.unstubAllGlobals())

describe('the status of the Quran', () => {
  it('says that the whole service is connected, and links to the reader', async () => {
    stored()
    await renderPage(<QuranStatusCard />, { api: connected })
    expect(await screen.findByText('Connected')).toBeVisible()
    expect(screen.getByText('Essential verses only')).toBeVisible()
    expect(screen.getByText('All 6,236 verses, plus search')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Full Quran Reader' })).toHaveAttribute('href', '/quran/reader')
  })

  it('disables the reader offline if no surah is on the device', async () => {
    stored()
    setConnected(false)
    await renderPage(<QuranStatusCard />)
    expect(await screen.findByText('Offline')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Full Quran Reader' })).toBeDisabled()
  })

  it('counts the verses on the device, which open offline', async () => {
    stored(1, 2)
    setConnected(false)
    await renderPage(<QuranStatusCard />)
    expect(await screen.findByText('Offline')).toBeVisible()
    expect(screen.getByText('293 verses')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Full Quran Reader' })).toBeVisible()
  })
})
