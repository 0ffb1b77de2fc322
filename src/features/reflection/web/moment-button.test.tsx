import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const button = async () => {
  const { MomentButton } = await import('./moment-button.tsx')
  // The dialog is loaded with its first opening, which faked timers would keep waiting.
  await import('./moment-dialog.tsx')
  return <MomentButton />
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const openDialog = async (name = 'Take a spiritual moment') => {
  press(name)
  await pass(0)
}
const timer = () => screen.getByRole('timer').textContent
const status = () => screen.getByRole('status').textContent
/** Opens the button’s page, where the first draw picks the practice: 0 reflection to 4 nature. */
const open = async (practice = 0, options: Parameters<typeof renderPage>[1] = {}) => {
  vi.spyOn(Math, 'random').mockReturnValue(practice / 5)
  vi.useFakeTimers({ now: new Date('2026-11-23T12:00:00Z') })
  return renderPage(button, options)
}

const release = vi.fn(async () => undefined)
const request = vi.fn(async () => ({ released: false, release }))

beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { configurable: true, value: { request } })
  Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vi.fn() })
})
afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(navigator, 'wakeLock')
  Reflect.deleteProperty(navigator, 'vibrate')
})

describe('the button', () => {
  const tip = () => screen.queryByText('Take a spiritual moment')

  it('has a tooltip that hides after three seconds', async () => {
    await open()
    await pass(2999)
    expect(tip()).not.toBeNull()
    await pass(1)
    expect(tip()).toBeNull()
    expect(screen.getByRole('button', { name: 'Take a spiritual moment' })).toBeVisible()
  })

  it('shows the tooltip again under the pointer', async () => {
    await open()
    await pass(3000)
    fireEvent.pointerEnter(screen.getByRole('button'))
    expect(tip()).not.toBeNull()
    await pass(3000)
    expect(tip()).toBeNull()
  })

  it('gives way to the content until the page is at its top again', async () => {
    await open()
    const place = screen.getByRole('button').parentElement as HTMLElement
    const scrollTo = (y: number) => {
      Object.defineProperty(globalThis, 'scrollY', { configurable: true, writable: true, value: y })
      fireEvent.scroll(window)
    }
    scrollTo(80)
    expect(place.className).not.toContain('opacity-0')
    scrollTo(600)
    expect(place.className).toContain('opacity-0')
    scrollTo(300)
    expect(place.className).toContain('opacity-0')
    scrollTo(0)
    expect(place.className).not.toContain('opacity-0')
  })
})

describe('the dialog', () => {
  it.each([
    [0, 'Reflection', '3 minutes', '3:00'],
    [1, 'Gratitude', '2 minutes', '2:00'],
    [2, 'Mindful breathing', '5 minutes', '5:00'],
    [3, 'Quick dua', '3 minutes', '3:00'],
    [4, 'Nature contemplation', '4 minutes', '4:00'],
  ])('opens on practice %i of five: %s, %s', async (drawn, title, minutes, left) => {
    await open(drawn)
    await openDialog()
    const dialog = within(screen.getByRole('dialog', { name: 'Spiritual moment' }))
    expect(dialog.getByRole('heading', { level: 3, name: title })).toBeVisible()
    expect(dialog.getByText(minutes)).toBeVisible()
    expect(timer()).toBe(left)
    expect(dialog.getByText(/[\u064b-\u0652]/, { selector: '[lang=ar]' })).toBeVisible()
  })

  it('changes to another practice, which starts from its full time', async () => {
    await open()
    await openDialog()
    press('Begin')
    await pass(5000)
    press('Another practice')
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Gratitude')
    expect(timer()).toBe('2:00')
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
  })

  it('starts from the full time after it was closed', async () => {
    await open()
    await openDialog()
    press('Begin')
    await pass(60_000)
    expect(timer()).toBe('2:00')
    fireEvent.click(screen.getAllByRole('button', { name: 'Close' })[0] as Element)
    expect(screen.queryByRole('dialog')).toBeNull()
    await openDialog()
    expect(timer()).toBe('3:00')
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
  })

  it('is complete in Arabic', async () => {
    await open(1, { language: 'ar' })
    await openDialog('اغتنم لحظة روحية')
    expect(timer()).toBe('٢:٠٠')
    expect(screen.getByText('دقيقتان')).toBeVisible()
    expect(screen.getByRole('dialog').textContent).not.toMatch(/[a-z]/i)
  })
})

describe('the countdown', () => {
  const begin = async (practice = 0) => {
    await open(practice)
    await openDialog()
    press('Begin')
  }

  it('ticks each second', async () => {
    await begin()
    expect(timer()).toBe('3:00')
    await pass(1000)
    expect(timer()).toBe('2:59')
    await pass(58_000)
    expect(timer()).toBe('2:01')
  })

  it('pauses and resumes with what is left, on the same button', async () => {
    await begin()
    const main = screen.getByRole('button', { name: 'Pause' })
    main.focus()
    await pass(30_000)
    press('Pause')
    await pass(600_000)
    expect(timer()).toBe('2:30')
    expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus()
    press('Resume')
    await pass(30_000)
    expect(timer()).toBe('2:00')
  })

  it('resets to the full time and stops', async () => {
    await begin()
    await pass(30_000)
    press('Reset')
    await pass(30_000)
    expect(timer()).toBe('3:00')
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
    expect(screen.getByRole('button', { name: 'Reset' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('is right after the page slept without a tick', async () => {
    await begin()
    vi.setSystemTime('2026-11-23T12:02:10Z')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(timer()).toBe('0:50')
    vi.setSystemTime('2026-11-23T13:00:00Z')
    await act(async () => document.dispatchEvent(new Event('visibilitychange')))
    expect(timer()).toBe('0:00')
    expect(status()).toBe('Your moment is complete. May Allah accept it from you.')
  })

  it('ends with a message, a vibration and Close', async () => {
    await begin(1)
    await pass(119_999)
    expect(timer()).toBe('0:01')
    await pass(1)
    expect(timer()).toBe('0:00')
    expect(status()).toBe('Your moment is complete. May Allah accept it from you.')
    expect(navigator.vibrate).toHaveBeenCalledOnce()
    const [, close] = screen.getAllByRole('button', { name: 'Close' })
    fireEvent.click(close as Element)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('can be done again after its end', async () => {
    await begin(1)
    await pass(120_000)
    press('Reset')
    expect(timer()).toBe('2:00')
    expect(screen.getByRole('button', { name: 'Begin' })).toBeVisible()
  })

  it('is announced once a minute, and when it pauses', async () => {
    await begin()
    expect(status()).toBe('3 minutes left')
    await pass(59_000)
    expect(status()).toBe('3 minutes left')
    await pass(1000)
    expect(status()).toBe('2 minutes left')
    await pass(61_000)
    expect(status()).toBe('1 minute left')
    press('Pause')
    expect(status()).toBe('Paused')
  })

  it('keeps the screen on only while it runs', async () => {
    await open()
    await openDialog()
    expect(request).not.toHaveBeenCalled()
    press('Begin')
    await pass(0)
    expect(request).toHaveBeenCalledOnce()
    expect(release).not.toHaveBeenCalled()
    press('Pause')
    await pass(0)
    expect(release).toHaveBeenCalledOnce()
  })
})
