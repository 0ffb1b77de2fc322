import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const places = {
  London: ['United Kingdom', 'GB', 51.507, -0.128, 'Europe/London'],
  Makkah: ['Saudi Arabia', 'SA', 21.423, 39.826, 'Asia/Riyadh'],
  Tromsø: ['Norway', 'NO', 69.649, 18.955, 'Europe/Oslo'],
  Auckland: ['New Zealand', 'NZ', -36.849, 174.763, 'Pacific/Auckland'],
} as const

function placeOf(city: keyof typeof places) {
  const [country, countryCode, latitude, longitude, timeZone] = places[city]
  return { name: city, country, countryCode, latitude, longitude, timeZone, source: 'manual' }
}

const prayerPage = async () => {
  const { default: PrayerPage } = await import('./prayer-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={PrayerPage} path="/prayer" />
      <LazyToastArea />
    </>
  )
}

const open = (city: keyof typeof places = 'London', options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(prayerPage, {
    at: '/prayer',
    api: noServer,
    now: '2026-11-21T12:20:00Z',
    saved: { 'rafiq.place': placeOf(city) },
    ...options,
  })

const card = (id: string) => document.querySelector<HTMLElement>(`#${id}`) ?? document.createElement('div')
const row = (name: RegExp) => within(card('times')).getByRole('row', { name })

/** The six times of the table. */
async function times(): Promise<string[]> {
  await waitFor(() => expect(document.querySelectorAll('#times tbody[data-whole] td')).toHaveLength(9))
  const cells = [...document.querySelectorAll('#times tbody[data-whole] td')].slice(1, 7)
  return cells.map((cell) => cell.textContent?.match(/\d\d:\d\d/)?.[0] ?? '')
}

const inMinutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
const later = (time: string, minutes: number) => {
  const all = inMinutes(time) + minutes
  return `${String(Math.floor(all / 60)).padStart(2, '0')}:${String(all % 60).padStart(2, '0')}`
}

afterEach(() => vi.restoreAllMocks())

it.each(['en', 'ar'] as const)('gives each landmark a name of its own in %s', async (language) => {
  await open('London', { language })
  await times()
  await waitFor(() => expect(card('today-prayers')).toBeInTheDocument())
  const names = [...document.querySelectorAll('section, nav')].map(
    (part) =>
      part.getAttribute('aria-label') ??
      document.getElementById(part.getAttribute('aria-labelledby') ?? '')?.textContent,
  )
  expect(names.length).toBeGreaterThan(5)
  expect(new Set(names).size, names.join()).toBe(names.length)
})

describe('the day', () => {
  it('changes with buttons, keys and the address', async () => {
    const { user } = await open()
    const today = await times()
    await user.click(screen.getByRole('button', { name: 'Next day' }))
    await waitFor(() => expect(location.search).toBe('?date=2026-11-22'))
    expect(await screen.findByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    expect(screen.getByText('12 Jumada al-Akhira 1448')).toBeVisible()
    expect(screen.queryByRole('timer')).toBeNull()
    await waitFor(async () => expect(await times()).not.toEqual(today))
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(location.search).toBe('?date=2026-11-23'))
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(location.pathname + location.search).toBe('/prayer'))
    await waitFor(async () => expect(await times()).toEqual(today))
    fireEvent.change(screen.getByLabelText('Date'), { target: { value: '2026-07-01' } })
    expect(await screen.findByText(/^Wednesday,? 1 July 2026$/)).toBeVisible()
    expect(location.search).toBe('?date=2026-07-01')
    await waitFor(() => expect(card('how')).toHaveTextContent('seasonal twilight'))
    await user.click(screen.getByRole('button', { name: 'Today' }))
    await waitFor(() => expect(location.pathname + location.search).toBe('/prayer'))
  })

  it('is today if the address has an invalid day', async () => {
    await open('London', { at: '/prayer?date=2026-02-30' })
    expect(await screen.findByText(/^Saturday,? 21 November 2026$/)).toBeVisible()
  })

  it('moves forward with the left arrow in Arabic, with Arabic digits', async () => {
    const { user } = await open('London', { language: 'ar' })
    expect(await screen.findByRole('timer')).toHaveTextContent(/^[٠-٩]:[٠-٩]{2}:[٠-٩]{2}$/)
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(location.search).toBe('?date=2026-11-22'))
    expect(await screen.findByText('١٢ جمادى الآخرة ١٤٤٨')).toBeVisible()
  })
})

it('saves the two options, and links to reminders and timetables', async () => {
  const { user, unmount } = await open()
  const sound = () => screen.getByRole('switch', { name: 'Adhan Sound' })
  const notifications = () => screen.getByRole('switch', { name: 'Prayer Notifications' })
  await waitFor(() => expect(sound()).toBeChecked())
  expect(notifications()).toBeChecked()
  sound().focus()
  await user.keyboard(' ')
  expect(sound()).not.toBeChecked()
  for (const [name, to] of [
    ['Set Prayer Reminders', '/prayer-notifications'],
    ['Notification Settings', '/prayer-notifications'],
    ['Enable Push Notifications', '/prayer-notifications#closed'],
    ['This month', '/prayer/month?year=2026&month=11'],
    ['This year', '/prayer/year?year=2026'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', to)
  }
  unmount()
  await open()
  await waitFor(() => expect(sound()).not.toBeChecked())
  expect(notifications()).toBeChecked()
})

describe('the calculation', () => {
  it('uses own angles and minutes, rejects those out of range, and can be reset', async () => {
    const { user } = await open()
    const before = await times()
    await user.click(screen.getByRole('button', { name: 'Change' }))
    const dialog = within(await screen.findByRole('dialog'))
    await user.click(dialog.getByText('Custom angles and intervals'))
    const fajr = dialog.getByLabelText(/^Fajr angle/)
    await user.clear(fajr)
    await user.type(fajr, '30')
    expect(fajr).toBeInvalid()
    expect(fajr).toHaveAccessibleDescription('Not applied. Enter a number from 5 to 25.')
    await user.clear(fajr)
    await user.type(fajr, '15')
    expect(fajr).not.toHaveAttribute('aria-invalid')
    await user.click(dialog.getByText('After Maghrib'))
    expect(dialog.getByLabelText('Minutes from Maghrib to Isha')).toHaveValue('90')
    await waitFor(() =>
      expect(card('how')).toHaveTextContent('15° below the horizon. Isha begins 90 minutes'),
    )
    await user.click(dialog.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(card('how')).not.toHaveTextContent('90 minutes'))
    expect(card('how')).toHaveTextContent('Some of these values are your own.')
    await user.click(dialog.getByText('Adjust times by minutes'))
    await user.type(dialog.getByLabelText('Adjust Maghrib (minutes)'), '-3')
    await waitFor(() => expect(card('how')).toHaveTextContent('Maghrib -3'))
    await user.click(dialog.getByRole('button', { name: 'Reset to the default for this location' }))
    await waitFor(async () => expect(await times()).toEqual(before))
  })

  it('is compared with a mosque’s times, and adopts them on request', async () => {
    const { user } = await open()
    const before = await times()
    const mosque = within(card('mosque'))
    const [, , dhuhr = '', , maghrib = ''] = before
    const fill = (label: string, value: string) =>
      fireEvent.change(mosque.getByLabelText(label), { target: { value } })
    fill('Dhuhr at your mosque', later(dhuhr, 4))
    fill('Maghrib at your mosque', later(maghrib, 2))
    fill('Isha at your mosque', '22:30')
    expect(card('mosque')).toHaveTextContent('To match, adjust your times by: Dhuhr +4, Maghrib +2')
    expect(card('mosque')).toHaveTextContent('Isha: more than an hour apart')
    await user.click(mosque.getByRole('button', { name: 'Use my mosque’s times' }))
    const agreed = [...before]
    agreed[2] = later(dhuhr, 4)
    agreed[4] = later(maghrib, 2)
    await waitFor(async () => expect(await times()).toEqual(agreed))
    expect(mosque.getByRole('row', { name: /^Dhuhr/ })).toHaveTextContent('same')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(async () => expect(await times()).toEqual(before))
  })

  it('has Isha two hours after Maghrib in Makkah in Ramadan, by Umm al-Qura', async () => {
    await open('Makkah', { now: '2026-03-01T12:00:00Z' })
    const [, , , , maghrib = '', isha = ''] = await times()
    expect(inMinutes(isha) - inMinutes(maghrib)).toBe(120)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Saudi Arabia')
    await waitFor(() =>
      expect(card('how')).toHaveTextContent('Umm al-Qura University, Makkah (standard in this country)'),
    )
    expect(row(/^Isha/)).toHaveTextContent('120 minutes after Maghrib')
    expect(screen.getByText(/Ramadan 1447/)).toBeVisible()
  })

  it('names the source of the times if the sun does not set, and offers another', async () => {
    const { user } = await open('Tromsø', { now: '2026-06-21T10:00:00Z' })
    await times()
    expect(card('how')).toHaveTextContent('taken from latitude')
    expect(row(/^Maghrib/)).toHaveTextContent('Borrowed')
    expect(row(/^Isha/)).toHaveTextContent('+1 day')
    await user.click(screen.getByRole('button', { name: 'Change' }))
    await user.selectOptions(
      await screen.findByLabelText(/^Where the sun does not rise or set/),
      'nearest_day',
    )
    await waitFor(() => expect(card('how')).toHaveTextContent(/taken from \d+ \w+, the nearest day/))
  })
})

describe('a distant place', () => {
  it('has its own day and clock across the date line, and names its zone', async () => {
    await open('Auckland')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Auckland, New Zealand')
    expect(await screen.findByText(/^Sunday,? 22 November 2026$/)).toBeVisible()
    expect(screen.getByText('it’s 01:20 there and 12:20 on your device', { exact: false })).toBeVisible()
    expect(screen.getByText('Fajr in')).toBeVisible()
  })

  it('stays if the device denies the location', async () => {
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
      getCurrentPosition: (_, fail) => fail?.({ code: 1 } as GeolocationPositionError),
    } as Geolocation)
    const { user } = await open('London', { saved: {} })
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('London, United Kingdom'),
    )
    await user.click(await screen.findByRole('button', { name: 'Update Location' }))
    expect((await screen.findAllByText(/Location access denied/))[0]).toBeVisible()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('London, United Kingdom')
    expect(screen.getByText('Estimated from your time zone')).toBeVisible()
  })

  it('explains on the page how to allow a denied location in this browser, and offers cities', async () => {
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({
      getCurrentPosition: (_, fail) => fail?.({ code: 1 } as GeolocationPositionError),
    } as Geolocation)
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (iPhone) Version/18.0 Safari/605.1.15',
    )
    const { user } = await open('London', { saved: {} })
    expect(screen.queryByRole('region', { name: /may not use your location/ })).toBeNull()
    await user.click(await screen.findByRole('button', { name: 'Update Location' }))
    const help = within(await screen.findByRole('region', { name: 'This site may not use your location' }))
    expect(help.getByText(/Settings app, then Privacy & Security/)).toBeVisible()
    expect(help.getByRole('button', { name: 'Try again' })).toBeVisible()
    await user.click(help.getByRole('button', { name: 'Choose a city' }))
    expect(await screen.findByRole('dialog', { name: 'Choose a city' })).toBeVisible()
  })

  it('explains at once what to do if the browser denies the location of a guessed place', async () => {
    const permission = Object.assign(new EventTarget(), { state: 'denied' }) as unknown as PermissionStatus
    vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({
      query: async () => permission,
    } as Permissions)
    const { user, unmount } = await open('London', { saved: {} })
    expect(await screen.findByRole('region', { name: 'This site may not use your location' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set your location' }))
    expect(await screen.findByRole('dialog', { name: 'Choose a city' })).toBeVisible()
    unmount()
    await open('Makkah')
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Makkah')
    expect(screen.queryByRole('region', { name: 'This site may not use your location' })).toBeNull()
  })
})
