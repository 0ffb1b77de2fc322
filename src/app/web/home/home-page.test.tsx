import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { answerWith, noServer, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const homePage = async () => {
  const { HomePage } = await import('./home-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  return (
    <AudioProvider>
      <HomePage />
      <LazyToastArea />
    </AudioProvider>
  )
}

/** Opens the page at noon in London, the city of the time zone. */
const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(homePage, { api: noServer, now: '2026-11-21T12:20:00Z', ...options })

const card = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')

async function times(): Promise<string[]> {
  const items = () => [...(document.querySelector('#prayer ul')?.querySelectorAll('li') ?? [])]
  await waitFor(() => expect(items()[5]).toHaveTextContent(/\d\d:\d\d/))
  return items().map((item) => item.textContent?.match(/\d\d:\d\d/)?.[0] ?? '')
}

const position = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
  vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition } as Geolocation)
const at = (latitude: number, longitude: number) =>
  ({ coords: { latitude, longitude } }) as GeolocationPosition

afterEach(() => vi.restoreAllMocks())

describe('the time of day', () => {
  it('has a countdown to the next prayer and names the current one', async () => {
    await open()
    expect(await screen.findByText('Asr in')).toBeVisible()
    expect(screen.getByRole('timer')).toHaveTextContent(/^\d:\d\d:\d\d$/)
    expect(screen.getByText(/Dhuhr until \d\d:\d\d/)).toBeVisible()
    await times()
    // Dhuhr began within the last hour.
    expect(card('prayer').querySelector('[aria-current=time]')).toHaveTextContent('Dhuhr')
  })

  it('is last night’s Isha before dawn', async () => {
    await open({ now: '2026-11-21T02:00:00Z' })
    expect(await screen.findByText('Fajr in')).toBeVisible()
    expect(screen.getByText(/Isha until \d\d:\d\d/)).toBeVisible()
  })
})

it.each([
  ['in the ten days before Ramadan', '2027-02-01T12:20:00Z', 'Iftar in'],
  ['in Ramadan by day', '2027-02-20T12:20:00Z', 'Iftar in'],
  ['in Ramadan at night', '2027-02-20T22:20:00Z', 'Suhur ends in'],
  ['on the evening before the season', '2027-01-28T22:20:00Z', 'Suhur ends in'],
  ['on the evening before Eid', '2027-03-08T22:20:00Z', 'Fajr in'],
  ['on Eid', '2027-03-09T12:20:00Z', 'Asr in'],
])('%s counts down to the next event of the fast, else to the next prayer', async (_when, now, heading) => {
  await open({ now })
  expect(await screen.findByText(heading)).toBeVisible()
})

describe('the clock', () => {
  const shown = async (language: 'en' | 'ar', browser: string, saved = {}) => {
    vi.spyOn(navigator, 'language', 'get').mockReturnValue(browser)
    await open({ language, saved })
    await waitFor(() => expect(document.querySelectorAll('#prayer li')[5]).toHaveTextContent(/[\d٠-٩]:/))
    return document.querySelectorAll('#prayer li')[5]?.textContent
  }

  it.each([
    ['en', 'en-GB', {}, /17:3\d$/],
    ['en', 'en-US', {}, /[^\d]5:3\d\u00a0pm$/],
    ['ar', 'ar-EG', {}, /[^٠-٩]٥:٣[٠-٩]\u00a0م$/],
    ['ar', 'ar-MA', {}, /١٧:٣[٠-٩]$/],
    ['en', 'en-US', { 'rafiq.clock': '24' }, /17:3\d$/],
    ['en', 'en-GB', { 'rafiq.clock': '12' }, /[^\d]5:3\d\u00a0pm$/],
  ] as const)(
    'has the usual format in %s with the region of %s and %j',
    async (language, browser, saved, isha) => {
      expect(await shown(language, browser, saved)).toMatch(isha)
    },
  )

  it('has the format of the place’s country if the browser has no region', async () => {
    const place = { name: 'Lahore', country: 'Pakistan', countryCode: 'PK', source: 'manual' }
    const lahore = { ...place, latitude: 31.55, longitude: 74.34, timeZone: 'Asia/Karachi' }
    expect(await shown('en', 'en', { 'rafiq.place': lahore })).toMatch(/\u00a0pm$/)
    const rabat = { ...lahore, countryCode: 'GB' }
    cleanup()
    expect(await shown('en', 'en', { 'rafiq.place': rabat })).toMatch(/\d\d:\d\d$/)
  })
})

describe('the place', () => {
  it('is sent to the server with three decimals, and is saved for the next visit', async () => {
    position((found) => found(at(41.00824567, 28.97835912)))
    const { user, unmount } = await open()
    answerWith({
      'GET /api/places/reverse': {
        city: 'Istanbul',
        country: 'Türkiye',
        countryCode: 'TR',
        timeZone: 'Europe/Istanbul',
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Enable Location' }))
    await waitFor(() => expect(card('place')).toHaveTextContent('Location Enabled'))
    expect(card('place')).toHaveTextContent('Türkiye')
    await waitFor(() => expect(card('prayer')).toHaveTextContent('Diyanet'))
    const asked = JSON.stringify(sentRequests())
    expect(asked).toContain('"latitude":"41.008","longitude":"28.978"')
    expect(asked).not.toMatch(/41\.00824|28\.97835/)
    unmount()
    await open()
    await waitFor(() => expect(card('place')).toHaveTextContent('Location Enabled'))
    expect(card('place')).toHaveTextContent('Active')
  })

  it('stays the same if the device denies the location, and the page explains how to allow it', async () => {
    position((_, fail) => fail?.({ code: 1 } as GeolocationPositionError))
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Enable Location' }))
    expect(
      await screen.findByText('Location access denied. Please enable in your browser settings.'),
    ).toBeVisible()
    expect(card('place')).toHaveTextContent('London, United Kingdom')
  })

  it('is requested again with less precision if a precise position takes too long', async () => {
    position((found, fail, options) =>
      options?.enableHighAccuracy
        ? fail?.({ code: 3 } as GeolocationPositionError)
        : found(at(-6.2088, 106.8456)),
    )
    const { user } = await open()
    answerWith({
      'GET /api/places/reverse': {
        city: 'Jakarta',
        country: 'Indonesia',
        countryCode: 'ID',
        timeZone: 'Asia/Jakarta',
      },
    })
    await user.click(await screen.findByRole('button', { name: 'Enable Location' }))
    await waitFor(() => expect(card('place')).toHaveTextContent('Jakarta, Indonesia'))
  })

  it('is not requested again after «Skip for Now»', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Skip for Now' }))
    unmount()
    await open()
    expect(await screen.findByRole('button', { name: 'Update Location' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Skip for Now' })).toBeNull()
  })

  it('can be chosen by name and is saved', async () => {
    const { user, unmount } = await open()
    await user.click(await screen.findByRole('button', { name: 'Choose a city' }))
    await user.type(await screen.findByRole('searchbox', { name: 'City' }), 'auckl')
    await user.click(await screen.findByRole('button', { name: /Auckland.*New Zealand/ }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(card('place')).toHaveTextContent('Auckland, New Zealand')
    expect(card('place')).toHaveTextContent('Set by you')
    unmount()
    await open()
    await waitFor(() => expect(card('place')).toHaveTextContent('Auckland, New Zealand'))
  })
})

describe('the top of the page', () => {
  it('opens the choice of a city from the note that the place is a guess', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Based on your time zone. Change' }))
    expect(await screen.findByRole('dialog', { name: 'Choose a city' })).toBeVisible()
  })
})

describe('the calculation', () => {
  it('follows the user’s method and school at once and at the next visit', async () => {
    const { user, unmount } = await open()
    const before = await times()
    await user.click(within(card('prayer')).getByRole('button', { name: 'Change' }))
    await user.selectOptions(await screen.findByLabelText(/^Method/), 'UmmAlQura')
    await user.selectOptions(screen.getByLabelText(/^Asr/), 'hanafi')
    await waitFor(() =>
      expect(card('prayer')).toHaveTextContent('Umm al-Qura University, Makkah (your choice)'),
    )
    expect(card('prayer')).toHaveTextContent('(Hanafi)')
    await waitFor(async () => expect((await times())[3]).not.toBe(before[3]))
    const after = await times()
    unmount()
    await open()
    await waitFor(() => expect(card('prayer')).toHaveTextContent('(your choice)'))
    expect(await times()).toEqual(after)
  })

  it('names the rule that acts in a short night', async () => {
    const tromsø = {
      name: 'Tromsø',
      country: 'Norway',
      countryCode: 'NO',
      latitude: 69.649,
      longitude: 18.955,
      timeZone: 'Europe/Oslo',
      source: 'manual',
    }
    await open({ now: '2026-06-21T10:00:00Z', saved: { 'rafiq.place': tromsø } })
    await waitFor(() =>
      expect(card('prayer')).toHaveTextContent('The sun doesn’t rise and set as usual here today'),
    )
  })

  it('runs on the device if the server fails, and the page says so', async () => {
    await open()
    await times()
    expect(card('prayer')).toHaveTextContent('Calculated on this device')
    expect(card('qibla')).toHaveTextContent('119°')
    expect(card('calendar')).toHaveTextContent('1448')
  })
})
