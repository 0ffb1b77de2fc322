import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { noServer } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const pages = async () => {
  const { default: TasbihPage } = await import('./tasbih-page.tsx')
  const { default: DhikrPage } = await import('../dhikr-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={TasbihPage} path="/tasbih/:preset?" />
      <Route component={DhikrPage} path="/dhikr" />
      <LazyToastArea />
    </>
  )
}

/** Opens the counter of a preset and waits until it can be tapped. */
async function open(preset?: string, options: Parameters<typeof renderPage>[1] = {}) {
  const page = await renderPage(pages, {
    at: preset ? `/tasbih/${preset}` : '/tasbih',
    api: noServer,
    ...options,
  })
  await screen.findByRole('button', { name: /^(Count|العدد):/ })
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }))
  return { ...page, press }
}

const tapArea = () => screen.getByRole('button', { name: /^(Count|العدد):/ })
const keys = (key: string, times: number) => {
  for (let time = 0; time < times; time++) fireEvent.keyDown(document.body, { key })
}
const tap = (times: number) => {
  for (let time = 0; time < times; time++)
    fireEvent.pointerDown(tapArea(), { button: 0, pointerType: 'touch' })
}
const shows = (text: string | RegExp) => waitFor(() => expect(tapArea()).toHaveTextContent(text))
/** Waits for a text in a part of the page of all dhikr. */
const partShows = (id: string, text: string) =>
  waitFor(() => expect(document.querySelector(`#${id}`)).toHaveTextContent(text))
const showAllDhikr = async (user: Awaited<ReturnType<typeof open>>['user']) =>
  user.click(screen.getByRole('link', { name: 'All dhikr' }))
const setSwitch = async ({ user, press }: Awaited<ReturnType<typeof open>>, name: string | RegExp) => {
  await press('Counter settings')
  ;(await screen.findByRole('switch', { name })).focus()
  await user.keyboard(' ')
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('counting', () => {
  it('moves through the set after the prayer, phrase by phrase, and starts another round', async () => {
    const { user } = await open()
    expect(document.title).toMatch(/Tasbih/)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('After prayer: the full hundred')
    keys(' ', 33)
    expect(await screen.findByText('الْحَمْدُ لِلَّهِ')).toBeVisible()
    await shows('0 of 33')
    keys('Enter', 66)
    expect(await screen.findByText('Phrase 4 of 4')).toBeInTheDocument()
    await shows('0 of 1')
    keys(' ', 1)
    await shows('100 of 100 Complete')
    expect(screen.getByRole('status')).toHaveTextContent('Complete')
    keys(' ', 1)
    await shows('1 of 33 Round 2')
    await showAllDhikr(user)
    await partShows('dhikr-today', '101 times')
    await partShows('totals', '101 times')
  })

  it('loses no tap of a hundred fast ones', async () => {
    const { user } = await open('subhanallah-100')
    keys(' ', 100)
    await shows('100 of 100 Complete')
    await showAllDhikr(user)
    await partShows('totals', '100 times')
  })

  it('counts a held key once', async () => {
    await open('free')
    fireEvent.keyDown(document.body, { key: ' ' })
    for (let time = 0; time < 4; time++) fireEvent.keyDown(document.body, { key: ' ', repeat: true })
    fireEvent.keyUp(document.body, { key: ' ' })
    await shows(/Count: 1\s*$/)
  })

  it('undoes the last tap with button and key, pauses, and starts over with an undo', async () => {
    const { user, press } = await open('free')
    keys(' ', 5)
    keys('Backspace', 1)
    await press('Undo last tap')
    await shows(/Count: 3\s*$/)
    await press('Pause')
    tap(1)
    await shows('3 Paused')
    await press('Resume')
    tap(1)
    await shows(/Count: 4\s*$/)
    await press('Start over')
    await shows('0 Tap to start')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await shows(/Count: 4\s*$/)
    await showAllDhikr(user)
    await partShows('totals', '4 times')
  })

  it('waits at the end of a phrase if that is set', async () => {
    const { user, press } = await open('after-prayer-10')
    await press('Counter settings')
    await user.click(await screen.findByText('Wait for a tap'))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    tap(10)
    await shows('10 of 10 Tap for the next phrase')
    tap(1)
    await shows('0 of 10')
    tap(1)
    await shows('1 of 10')
  })

  it('counts a tap for the day on which it is made', async () => {
    const { user } = await open('free', { now: '2026-03-02T23:59:00Z' })
    keys(' ', 3)
    await shows(/Count: 3\s*$/)
    vi.setSystemTime('2026-03-03T00:01:00Z')
    keys(' ', 2)
    await shows(/Count: 5\s*$/)
    await showAllDhikr(user)
    await partShows('dhikr-today', '2 times')
    await partShows('dhikr-today', '2-day streak')
    await user.click(await screen.findByText('View and edit as a table'))
    expect(await screen.findByRole('row', { name: /2 March Free count 3/ })).toBeInTheDocument()
    expect(screen.getByRole('row', { name: /3 March Free count 2/ })).toBeInTheDocument()
  })

  it('reports an unknown dhikr', async () => {
    await renderPage(pages, { at: '/tasbih/0123456789abcdef', api: noServer })
    expect(await screen.findByRole('heading', { name: 'Dhikr not found' })).toBeVisible()
  })

  it('counts in Arabic digits', async () => {
    await open('after-prayer', { language: 'ar' })
    keys(' ', 12)
    await shows('١٢ من ٣٣')
  })
})

describe('headphone buttons', () => {
  it('count and undo if that is set, and are released afterwards', async () => {
    const handlers = new Map<string, (() => void) | null>()
    const session = {
      metadata: null as { title?: string } | null,
      setActionHandler: (action: string, handler: (() => void) | null) => handlers.set(action, handler),
    }
    Object.defineProperty(navigator, 'mediaSession', { configurable: true, value: session })
    vi.stubGlobal(
      'MediaMetadata',
      class {
        title: string
        constructor({ title }: { title: string }) {
          this.title = title
        }
      },
    )
    const pressed = (action: string) => {
      const handler = handlers.get(action)
      act(() => handler?.())
      return handler instanceof Function
    }
    try {
      const page = await open('free')
      expect(pressed('nexttrack'), 'nobody asked for it yet').toBe(false)
      await setSwitch(page, 'Count with headphone buttons')
      for (const action of ['nexttrack', 'nexttrack', 'play', 'pause']) expect(pressed(action)).toBe(true)
      await shows(/Count: 4\s*$/)
      pressed('previoustrack')
      await shows(/Count: 3\s*$/)
      expect(session.metadata?.title).toBe('Free count')
      await page.press('Pause')
      await waitFor(() => expect(pressed('nexttrack')).toBe(false))
      await page.press('Resume')
      await waitFor(() => expect(pressed('nexttrack')).toBe(true))
      await showAllDhikr(page.user)
      await partShows('dhikr-today', '4 times')
      expect(pressed('nexttrack')).toBe(false)
    } finally {
      Reflect.deleteProperty(navigator, 'mediaSession')
    }
  })
})

describe('sound and vibration', () => {
  it('follow each tap and the end of a phrase, as set', async () => {
    let tones = 0
    const felt: unknown[] = []
    const parameter = { setValueAtTime() {}, exponentialRampToValueAtTime() {} }
    vi.stubGlobal(
      'AudioContext',
      class {
        currentTime = 0
        createGain = () => ({ gain: parameter, connect: () => undefined })
        createOscillator = () => ({
          frequency: parameter,
          connect: (next: unknown) => next,
          start: () => {
            tones += 1
          },
          stop: () => undefined,
        })
      },
    )
    vi.stubGlobal('matchMedia', (query: string) => ({
      matches: query.includes('any-pointer'),
      addEventListener() {},
      removeEventListener() {},
    }))
    const vibrate = (pattern: unknown) => felt.push(pattern) > 0
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate })
    Object.defineProperty(navigator, 'userActivation', { configurable: true, value: { hasBeenActive: true } })
    const page = await open('after-prayer-10')
    tap(9)
    expect(tones, 'it is silent at first').toBe(0)
    expect(felt).toContainEqual([12])
    await setSwitch(page, 'Soft sound')
    tap(1)
    await waitFor(() => expect(felt, 'the end of a phrase').toContainEqual([45, 60, 45]))
    expect(tones).toBe(2)
    tap(3)
    expect(tones).toBe(5)

    const { setAccessibilityOption } = await import('#shared/web/accessibility/accessibility-preferences.ts')
    setAccessibilityOption('no-vibration', true)
    felt.length = 0
    tap(3)
    expect(tones).toBe(8)
    expect(felt, 'vibration is off for all of Rafiq').toEqual([])
    setAccessibilityOption('no-vibration', false)
  })
})
