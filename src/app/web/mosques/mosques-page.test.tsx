import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import {
  answerWith,
  noServer,
  refusal,
  type SentRequest,
  sentRequests,
  setConnected,
} from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const istanbul = {
  name: 'Istanbul',
  country: 'Türkiye',
  countryCode: 'TR',
  latitude: 41.008,
  longitude: 28.978,
  timeZone: 'Europe/Istanbul',
  source: 'manual',
}

const pages = async () => {
  const { default: MosquesPage } = await import('./mosques-page.tsx')
  const { default: MosquePage } = await import('./mosque-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={MosquesPage} path="/mosques" />
      <Route component={MosquePage} path="/mosques/:id" />
      <LazyToastArea />
    </>
  )
}

const mosque = (id: string, name: string, more: object = {}) => ({
  id,
  name,
  address: 'A street, Istanbul',
  distance: 0.18,
  coordinates: { lat: 41.0085, lng: 28.9801 },
  timeZone: 'Europe/Istanbul',
  date: '2026-11-21',
  prayerTimes: { fajr: '06:21', dhuhr: '12:54', asr: '15:26', maghrib: '17:42', isha: '19:10' },
  jumua: [],
  amenities: [],
  verified: false,
  source: 'osm',
  licence: 'ODbL',
  ...more,
})
const mosques = [
  mosque('hagia', 'Hagia Sophia Grand Mosque'),
  mosque('suleymaniye', 'Süleymaniye Mosque', { distance: 1.6, verified: true }),
  mosque('fatih', 'Fatih Mosque', { distance: 2.9, arabicName: 'مسجد الفاتح' }),
]
const nearMosques = ({ query: { radius = '10' } }: SentRequest) =>
  mosques.filter(({ distance }) => distance <= Number(radius))

/** Without tiles the map draws outlines. */
const api = { 'GET /api/mosques': nearMosques, 'GET /api/map': { available: false } }

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(pages, {
    at: '/mosques',
    now: '2026-11-21T12:20:00Z',
    saved: { 'rafiq.place': istanbul },
    api,
    ...options,
  })
  const press = async (name: string | RegExp) =>
    opened.user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)
  return { ...opened, press }
}

const cards = () => screen.queryAllByRole('article')
const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const says = async (text: string | RegExp) => expect(await screen.findByText(text)).toBeVisible()

afterEach(() => vi.restoreAllMocks())

describe('the list', () => {
  it('shows each mosque with distance, times and directions, and shows it on the map', async () => {
    const { user } = await open()
    await shows(3)
    await says(/^Near .*Türkiye/)
    await says(/^3 mosques, nearest first$/)
    const [first] = cards()
    expect(first).toHaveTextContent('Hagia Sophia Grand Mosque')
    expect(first).toHaveTextContent('180 m')
    expect(first).not.toHaveTextContent('Verified')
    expect(first?.querySelector('dl')).toHaveTextContent(
      /Fajr\s?06:21\s?Dhuhr\s?12:54\s?Asr\s?15:26\s?Maghrib\s?17:42\s?Isha\s?19:10/,
    )
    const way = within(first ?? document.body).getByRole('link', { name: 'Directions' })
    expect(way).toHaveAttribute('href', expect.stringMatching(/41\.0085%2C28\.9801$/))
    expect(way).toHaveAttribute('target', '_blank')
    const chosen = within(screen.getByRole('article', { name: 'Süleymaniye Mosque' }))
    await user.click(chosen.getByRole('button', { name: 'Show on map' }))
    expect(chosen.getByRole('button', { name: 'Show on map' })).toHaveAttribute('aria-pressed', 'true')
  })

  it('can be filtered by name, ignoring accents, and by distance, in the address', async () => {
    const { user, unmount } = await open()
    await shows(3)
    const search = () => screen.getByRole('searchbox')
    await user.type(search(), 'suleymaniye')
    await says(/^1 mosque, nearest first$/)
    await user.clear(search())
    await user.type(search(), 'الفاتح')
    await shows(1)
    expect(cards()[0]).toHaveTextContent('Fatih Mosque')
    expect(location.search).toMatch(/^\?q=/)
    const at = location.pathname + location.search
    unmount()
    const again = await open({ at })
    await shows(1)
    await again.user.type(search(), 'no such mosque')
    expect(await screen.findByRole('heading', { name: 'No mosques found' })).toBeVisible()
    await again.press('Clear filters')
    await shows(3)
    await again.user.selectOptions(screen.getByLabelText('Within'), '2 km')
    await shows(2)
    expect(location.search).toBe('?radius=2')
  })

  it('marks verified mosques and can show only those', async () => {
    const { user } = await open()
    await shows(3)
    expect(screen.getByRole('article', { name: 'Süleymaniye Mosque' })).toHaveTextContent('Verified')
    await user.click(screen.getByText('Verified only'))
    await shows(1)
    expect(location.search).toBe('?verified=true')
  })

  it('says if none is known nearby, and searches farther', async () => {
    const { press } = await open({ api: { ...api, 'GET /api/mosques': [] } })
    expect(await screen.findByRole('heading', { name: 'No mosques found' })).toBeVisible()
    await says(/We don’t know of a mosque within 10 km/)
    await press('Search within 100 km')
    await says(/within 100 km yet, but/)
    await press('Search within 1,000 km')
    await says(/within 1,000 km yet, but/)
  })

  it('offers the map app’s search and the suggestion form if none is known nearby', async () => {
    const { user } = await open({ api: { ...api, 'GET /api/mosques': [] } })
    const none = within(await screen.findByRole('region', { name: 'No mosques found' }))
    expect(none.getByRole('link', { name: 'Search in maps' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/search?query=mosque#map=12/41.008/28.978',
    )
    await user.click(none.getByRole('button', { name: 'Suggest a mosque' }))
    expect(await screen.findByRole('dialog', { name: 'Suggest a mosque' })).toBeVisible()
  })

  it('offers no map search if filters hide mosques nearby', async () => {
    const { user } = await open()
    await shows(3)
    await user.type(screen.getByRole('searchbox'), 'no such mosque')
    await screen.findByRole('heading', { name: 'No mosques found' })
    expect(screen.queryByRole('link', { name: 'Search in maps' })).toBeNull()
  })

  it('is in Arabic with Arabic names and digits', async () => {
    await open({ language: 'ar' })
    await shows(3)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('المساجد')
    expect(cards()[2]).toHaveTextContent('مسجد الفاتح')
    expect(cards()[0]?.querySelector('dl')).toHaveTextContent(/[٠-٩]{1,2}:[٠-٩]{2} [صم]/)
    expect(document.documentElement.dir).toBe('rtl')
  })
})

describe('the place', () => {
  it('is the city of the time zone if the device denies the location, until another is chosen', async () => {
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
      getCurrentPosition: (_, fail) => fail?.({ code: 1 } as GeolocationPositionError),
    } as Geolocation)
    const city = { id: 2, name: 'Casablanca', country: 'MA', countryName: 'Morocco' }
    const { user, press, unmount } = await open({
      saved: {},
      api: {
        ...api,
        'GET /api/cities': [{ ...city, latitude: 33.59, longitude: -7.62, timeZone: 'Africa/Casablanca' }],
      },
    })
    await says(/Location access denied or failed\. Near .?London.?, .*based on your time zone/)
    await shows(3)
    expect(sentRequests('GET /api/mosques')[0]?.query).toMatchObject({ latitude: '51.51' })
    await press('Choose a city')
    await user.type(await screen.findByRole('searchbox', { name: 'City' }), 'Casablanca')
    await user.click(await screen.findByRole('button', { name: /^Casablanca/ }))
    await waitFor(() =>
      expect(sentRequests('GET /api/mosques').at(-1)?.query).toMatchObject({ latitude: '33.59' }),
    )
    await says(/^Near .*Casablanca/)
    const kept = localStorage.getItem('rafiq.place')
    unmount()
    await open({ saved: { 'rafiq.place': JSON.parse(kept ?? 'null') } })
    await says(/^Near .*Casablanca/)
  })
})

describe('an unreachable server', () => {
  it('is reported, and the page can be reloaded', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined)
    const { press } = await open({ api: noServer })
    expect(await screen.findByRole('heading', { name: 'Unable to Load Mosques' })).toBeVisible()
    await says('Could not fetch nearby mosques. Please check your internet connection.')
    await press('Try Again')
    expect(reload).toHaveBeenCalledOnce()
  })

  it('leaves the last list with its date, and today’s times', async () => {
    const { unmount } = await open()
    await shows(3)
    unmount()
    await open({ api: { ...noServer, 'GET /api/mosques': noServer['GET /api/*'] } })
    await says(/^You’re offline\. This list is from /)
    expect(cards()[0]).toHaveTextContent('Hagia Sophia Grand Mosque')
    expect(cards()[0]?.querySelector('dl')).toHaveTextContent(/Fajr\s?\d\d:\d\d/)
  })
})

describe('a suggestion', () => {
  it('of a mosque or a correction is sent and acknowledged', async () => {
    const { user, press } = await open()
    await shows(3)
    answerWith({ 'POST /api/mosques/suggestions': { id: 's' } })
    await press('Suggest a mosque')
    const name = await screen.findByLabelText('Name of the mosque')
    await user.type(name, 'Masjid Nur')
    await user.type(screen.getByLabelText('Address, with city and country'), '3 Main Street, Town')
    await user.click(screen.getByLabelText(/I’m there now/))
    await press('Send')
    await says('Thank you')
    expect(sentRequests('POST /api/mosques/suggestions')[0]?.body).toEqual({
      kind: 'new',
      name: 'Masjid Nur',
      address: '3 Main Street, Town',
      note: '',
      coordinates: { lat: 41.008, lng: 28.978 },
    })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await press('Suggest a correction')
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(/^What’s wrong with the details of .?Hagia Sophia Grand Mosque/)).toBeVisible()
    await user.type(dialog.getByRole('textbox'), 'The gate is on the other side.')
    await press('Send')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(sentRequests('POST /api/mosques/suggestions')[1]?.body).toEqual({
      kind: 'correction',
      mosqueId: 'hagia',
      note: 'The gate is on the other side.',
    })
  })

  it('keeps its text if it cannot be sent', async () => {
    const { user, press } = await open()
    await shows(3)
    await press('Suggest a correction')
    const dialog = within(await screen.findByRole('dialog'))
    await user.type(dialog.getByRole('textbox'), 'The gate is on the other side.')
    act(() => setConnected(false))
    await press('Send')
    await waitFor(() => expect(dialog.getByRole('alert')).toHaveTextContent('you’re offline'))
    expect(dialog.getByRole('textbox')).toHaveValue('The gate is on the other side.')
  })
})

describe('the page of a mosque', () => {
  it('says if there is no such mosque', async () => {
    await open({
      at: '/mosques/nowhere',
      api: { 'GET /api/mosques/nowhere': refusal(404, 'mosque_not_found') },
    })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Mosque not found'),
    )
  })
})
