import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const places = {
  London: [51.5074, -0.1278, 'Europe/London'],
  Auckland: [-36.8485, 174.7633, 'Pacific/Auckland'],
  Kaaba: [21.4225241, 39.8261818, 'Asia/Riyadh'],
  Antipode: [-21.4225241, -140.1738182, 'Pacific/Gambier'],
  Pole: [90, 0, 'UTC'],
  Alert: [86, 20, 'UTC'],
} as const

const page = async () => {
  const { default: QiblaPage } = await import('./qibla-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <QiblaPage />
      <LazyToastArea />
    </>
  )
}

const open = (place?: keyof typeof places, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(page, {
    at: '/qibla',
    api: noServer,
    now: '2026-06-10T12:00:00Z',
    saved: place ? { 'rafiq.place': savedPlace(place) } : {},
    ...options,
  })

function savedPlace(name: keyof typeof places) {
  const [latitude, longitude, timeZone] = places[name]
  return { name, latitude, longitude, timeZone, source: 'manual' }
}

const card = (name: string) => screen.findByRole('region', { name })
const dial = () => document.querySelector('#qibla-dial svg[data-heading]')
const main = () => document.querySelector('#main')

beforeEach(() => {
  vi.stubGlobal('DeviceOrientationEvent', class extends Event {})
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a place without a single direction', () => {
  it.each([
    ['Kaaba', /^You are at the Kaaba: every direction around it is the Qibla/],
    ['Antipode', /^You are exactly opposite the Kaaba/],
    ['Pole', /^At the North Pole every direction is south/],
  ] as const)('shows an explanation: %s', async (name, sentence) => {
    await open(name)
    expect(await screen.findByText(sentence)).toBeVisible()
    expect(await card('Location')).toBeVisible()
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/)
    expect(dial()).toBeNull()
  })

  it('shows an explanation in Arabic', async () => {
    await open('Kaaba', { language: 'ar' })
    expect(await screen.findByText(/أنت عند الكعبة/)).toBeVisible()
    expect(dial()).toBeNull()
  })

  it('has a direction near a pole, and a text instead of the map', async () => {
    await open('Alert')
    expect(await screen.findByText(/Flat maps don’t reach/)).toBeVisible()
    expect(await card('Qibla information')).toBeVisible()
    expect(main()).not.toHaveTextContent(/NaN|undefined|Infinity/)
  })
})

it('has Arabic digits and an unmirrored compass rose', async () => {
  await open('Auckland', { language: 'ar' })
  expect(await card('معلومات القبلة')).toHaveTextContent(/٢٦١/)
  expect(await card('الموقع')).toHaveTextContent(/جنوبًا، .*شرقًا/)
  expect(dial()).toHaveAttribute('direction', 'ltr')
})

describe('an unknown place', () => {
  const position = (answer: (found: PositionCallback, fail: PositionErrorCallback) => void) =>
    vi.spyOn(navigator, 'geolocation', 'get').mockReturnValue({ getCurrentPosition: answer } as Geolocation)
  const clockOf = (timeZone: string) =>
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      timeZone,
    } as Intl.ResolvedDateTimeFormatOptions)

  it('asks for the location, and explains a denial', async () => {
    clockOf('UTC')
    position((_, fail) => fail({ code: 1, message: 'denied' } as GeolocationPositionError))
    const { user } = await open()
    expect(await card('Location required')).toBeVisible()
    expect(dial()).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Enable Location' }))
    expect(
      await screen.findByText('Location access denied. Please enable in your browser settings.'),
    ).toBeVisible()
    expect(await card('Location required')).toBeVisible()
  })

  it('can be chosen by city name', async () => {
    clockOf('UTC')
    const { user } = await open()
    answerWith({
      'GET /api/cities': [
        {
          id: 745044,
          name: 'Istanbul',
          country: 'TR',
          countryName: 'Turkey',
          latitude: 41.01384,
          longitude: 28.94966,
          timeZone: 'Europe/Istanbul',
        },
      ],
    })
    await user.click(await screen.findByRole('button', { name: 'Choose a city' }))
    await user.type(await screen.findByRole('searchbox', { name: 'City' }), 'Istanbul')
    await user.click(await screen.findByRole('button', { name: /^Istanbul/ }))
    expect(await card('Location')).toHaveTextContent('Istanbul')
    expect(await card('Qibla information')).toHaveTextContent(/151\.\d\d°/)
  })

  it('is the city of the time zone until the device is located', async () => {
    position((found) => found({ coords: { latitude: 41.0082, longitude: 28.9784 } } as GeolocationPosition))
    const { user } = await open()
    expect(await card('Location required')).toHaveTextContent(/is for London, estimated/)
    await user.click(screen.getByRole('button', { name: 'Enable Location' }))
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Location required' })).toBeNull())
    expect(await card('Location')).toHaveTextContent(/41\.0080° N, 28\.9780° E/)
  })
})

describe('a compass', () => {
  const flat = { beta: 0, gamma: 0, absolute: true }
  const turn = () => document.querySelector('[data-turn]')

  /** Sends sensor events for this orientation until the needle is at rest. */
  const hold = (values: Readonly<Record<string, number | boolean>>, name = 'deviceorientationabsolute') =>
    act(async () => {
      for (let count = 0; count < 80; count++) dispatchEvent(Object.assign(new Event(name), values))
    })
  const heading = (degrees: string) =>
    waitFor(() => expect(dial()).toHaveAttribute('data-heading', degrees), { timeout: 10_000 })
  const asking = (requestPermission: () => Promise<PermissionState>, accelerometer?: PermissionState) => {
    Object.assign(DeviceOrientationEvent, { requestPermission })
    const query = async ({ name }: { name: string }) => {
      if (name === 'accelerometer' && !accelerometer) throw new TypeError('no such permission')
      return { state: accelerometer ?? 'prompt', addEventListener() {}, removeEventListener() {} }
    }
    vi.spyOn(navigator, 'permissions', 'get').mockReturnValue({ query } as unknown as Permissions)
  }

  // In London a compass points 1.2° east of true north, so a reading of 117.8° faces the Qibla.
  it('turns the rose from true north, and vibrates once when aligned', async () => {
    const vibrate = vi.fn(() => true)
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
    await open('London')
    await waitFor(() => expect(dial()).not.toBeNull())
    await hold({ alpha: 0, ...flat })
    await heading('1')
    expect(turn()).toHaveTextContent('Turn 118° to the right')
    await hold({ alpha: 180, ...flat })
    await waitFor(() => expect(turn()).toHaveTextContent('Turn 62° to the left'))
    expect(screen.getByText(/1\.2° east of it/)).toBeVisible()
    expect(screen.getByText(/figure of eight/)).toBeVisible()
    expect(vibrate).not.toHaveBeenCalled()
    await hold({ alpha: 360 - 117.8, ...flat })
    await waitFor(() => expect(turn()).toHaveTextContent('You are facing the Qibla'))
    expect(dial()).toHaveAttribute('data-aligned', 'true')
    await hold({ alpha: 360 - 114, ...flat })
    await heading('115')
    expect(turn(), 'a trembling hand changes nothing').toHaveTextContent('You are facing the Qibla')
    expect(vibrate).toHaveBeenCalledOnce()
    await hold({ alpha: 360 - 100, ...flat })
    await waitFor(() => expect(turn()).toHaveTextContent('Turn 18° to the right'))
  })

  it('takes the screen’s rotation into account', async () => {
    vi.stubGlobal('screen', { orientation: { angle: 90 } })
    await open('London')
    await waitFor(() => expect(dial()).not.toBeNull())
    await hold({ alpha: 0, ...flat })
    await heading('91')
  })

  it('ignores angles that are not relative to north', async () => {
    await open('London')
    await waitFor(() => expect(dial()).not.toBeNull())
    await hold({ alpha: 90, beta: 0, gamma: 0, absolute: false }, 'deviceorientation')
    expect(await screen.findByText(/no compass we can use/)).toBeVisible()
    expect(dial()).toHaveAttribute('data-heading', '0')
  })

  it('requires a press on iPhones, and shows its accuracy', async () => {
    asking(async () => 'granted')
    const { user } = await open('London')
    const start = await screen.findByRole('button', { name: 'Use compass' })
    start.focus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(start).not.toBeInTheDocument())
    const event = { alpha: 12, beta: 0, gamma: 0, webkitCompassHeading: 90 }
    await hold({ ...event, webkitCompassAccuracy: 10 }, 'deviceorientation')
    expect(await screen.findByText('Compass accuracy: within 10°')).toBeVisible()
    await heading('91')
    expect(screen.queryByText(/figure of eight/)).toBeNull()
    await hold({ ...event, webkitCompassAccuracy: -1 }, 'deviceorientation')
    expect(await screen.findByText(/Something is disturbing the compass/)).toBeVisible()
    expect(screen.getByText(/figure of eight/)).toBeVisible()
  })

  it('needs no permission if the browser granted it before', async () => {
    asking(() => Promise.reject(new Error('asked without need')), 'granted')
    await open('London')
    expect(await screen.findByText(/no compass we can use/)).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Use compass' })).toBeNull()
    await hold({ alpha: 270, ...flat })
    await heading('91')
  })

  it('can be denied, which leaves the other methods', async () => {
    asking(async () => 'denied')
    const { user } = await open('London')
    await user.click(await screen.findByRole('button', { name: 'Use compass' }))
    expect(await screen.findByText(/Compass access was denied/)).toBeVisible()
    expect(await card('Qibla information')).toBeVisible()
  })

  it('turns in steps if the user prefers less motion', async () => {
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    await open('London')
    await waitFor(() => expect(dial()).not.toBeNull())
    await hold({ alpha: 360 - 42, ...flat })
    await heading('45')
  })
})
