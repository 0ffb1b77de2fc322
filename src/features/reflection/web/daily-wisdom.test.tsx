import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const mayInterrupt = vi.fn(() => true)

const wisdom = async () => {
  const { DailyWisdom } = await import('./daily-wisdom.tsx')
  const { default: WisdomCard } = await import('./wisdom-card.tsx')
  // The dialog is loaded with its first opening, which faked timers would keep waiting.
  await import('./wisdom-dialog.tsx')
  return (
    <>
      <WisdomCard />
      <DailyWisdom mayInterrupt={mayInterrupt} />
    </>
  )
}
const open = (options: Parameters<typeof renderPage>[1] = {}) => renderPage(wisdom, options)

const dialog = () => screen.queryByRole('dialog')
const reflection = () =>
  within(screen.getByRole('dialog')).getByText(/./, { selector: 'p.border-t' }).textContent

beforeEach(() => mayInterrupt.mockReturnValue(true))
afterEach(() => vi.restoreAllMocks())

describe('the dialog', () => {
  const opened = async (options: Parameters<typeof renderPage>[1] = {}, drawn = 0) => {
    vi.spyOn(Math, 'random').mockReturnValue(drawn)
    const page = await open(options)
    await page.user.click(screen.getByRole('button', { name: 'Read a quote' }))
    await screen.findByRole('dialog', { name: 'Daily wisdom' })
    return page
  }

  it('has a quote with its category, source and a reflection', async () => {
    await opened()
    const quote = within(screen.getByRole('dialog'))
    expect(quote.getByText('Patience')).toBeVisible()
    expect(quote.getByText(/Quran, Ash-Sharh 94:5-6/)).toBeVisible()
    expect(quote.getByText(/^So with hardship there is ease/)).toHaveAttribute('lang', 'en')
    expect(quote.getByText('Fa-inna maʿal-ʿusri yusrā, inna maʿal-ʿusri yusrā')).toBeVisible()
    expect(reflection()).toMatch(/ease comes after hardship/)
  })

  it('names the grade of a hadith outside the two Sahihs', async () => {
    await opened({}, 5 / 14)
    expect(screen.getByText(/Sunan Abi Dawud 4941.*sahih.*al-Albani/)).toBeVisible()
  })

  it('changes to another quote, never to the same', async () => {
    const { user } = await opened()
    const before = reflection()
    await user.click(screen.getByRole('button', { name: 'Another quote' }))
    expect(reflection()).not.toBe(before)
  })

  it('remembers on this device which quotes are liked', async () => {
    const { user, unmount } = await opened()
    const like = () => screen.getByRole('button', { name: 'Like' })
    expect(like()).toHaveAttribute('aria-pressed', 'false')
    await user.click(like())
    expect(like()).toHaveAttribute('aria-pressed', 'true')
    await user.click(screen.getByRole('button', { name: 'Another quote' }))
    expect(like()).toHaveAttribute('aria-pressed', 'false')
    unmount()
    const next = await opened()
    expect(like()).toHaveAttribute('aria-pressed', 'true')
    await next.user.click(like())
    expect(localStorage.getItem('rafiq.wisdom.liked')).toBeNull()
  })

  it('shares the quote as text', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('button', { name: 'Share' }))
    const share = await screen.findByRole('dialog', { name: /share/i })
    expect(share).toHaveTextContent('So with hardship there is ease')
    expect(share).toHaveTextContent('Quran, Ash-Sharh 94:5-6')
  })

  it('can turn opening automatically off and on', async () => {
    const { user } = await opened()
    await user.click(screen.getByRole('switch', { name: /Open automatically/ }))
    expect(localStorage.getItem('rafiq.home')).toBe('{"wisdomOpens":false}')
    await user.click(screen.getByRole('switch', { name: /Open automatically/ }))
    expect(localStorage.getItem('rafiq.home')).toBeNull()
  })

  it('has a natural Arabic version without Latin letters', async () => {
    vi.spyOn(Math, 'random').mockReturnValue(0)
    const { user } = await open({ language: 'ar' })
    await user.click(screen.getByRole('button', { name: 'قراءة حكمة' }))
    const quote = await screen.findByRole('dialog', { name: 'حكمة اليوم' })
    expect(quote).toHaveTextContent('الشرح ٩٤:٥')
    expect(quote.textContent).not.toMatch(/[a-z]/i)
  })
})

describe('opening automatically', () => {
  const now = Date.parse('2026-11-23T12:00:00Z')
  const minutes = (count: number) => count * 60_000
  const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
  let visibility: DocumentVisibilityState = 'visible'
  const setVisibility = (next: DocumentVisibilityState) => {
    visibility = next
    document.dispatchEvent(new Event('visibilitychange'))
  }
  /** Opens the page with all timers faked. */
  const start = async (saved: Readonly<Record<string, unknown>> = {}) => {
    vi.useFakeTimers({ now })
    return open({ saved })
  }
  const close = () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))

  beforeEach(() => {
    visibility = 'visible'
    vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility)
  })

  it('happens at the first check, a minute after the page opened', async () => {
    await start()
    await pass(minutes(1) - 1)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).toBeVisible()
  })

  it('happens again ten minutes after it last opened', async () => {
    await start({ 'rafiq.wisdom.opened': now - minutes(8) })
    await pass(minutes(1))
    expect(dialog()).toBeNull()
    await pass(minutes(1))
    expect(dialog()).toBeVisible()
    close()
    expect(dialog()).toBeNull()
    await pass(minutes(9))
    expect(dialog()).toBeNull()
    await pass(minutes(1))
    expect(dialog()).toBeVisible()
  })

  it('counts from the button too', async () => {
    await start()
    fireEvent.click(screen.getByRole('button', { name: 'Read a quote' }))
    await pass(0)
    close()
    await pass(minutes(9))
    expect(dialog()).toBeNull()
  })

  it('happens two seconds after the page becomes visible', async () => {
    await start()
    setVisibility('hidden')
    await pass(1000)
    setVisibility('visible')
    await pass(1999)
    expect(dialog()).toBeNull()
    await pass(1)
    expect(dialog()).toBeVisible()
  })

  it('does not happen if the page was visible for less', async () => {
    await start()
    setVisibility('visible')
    await pass(1000)
    setVisibility('hidden')
    await pass(5000)
    expect(dialog()).toBeNull()
  })

  it('waits for a quiet moment to end', async () => {
    mayInterrupt.mockReturnValue(false)
    await start()
    await pass(minutes(30))
    expect(dialog()).toBeNull()
    expect(localStorage.getItem('rafiq.wisdom.opened')).toBeNull()
    mayInterrupt.mockReturnValue(true)
    await pass(minutes(1))
    expect(dialog()).toBeVisible()
  })

  it.each(['wisdom', 'wisdomOpens'])('does not happen while %s is turned off', async (part) => {
    await start({ 'rafiq.home': { [part]: false } })
    await pass(minutes(30))
    setVisibility('visible')
    await pass(minutes(1))
    expect(dialog()).toBeNull()
  })

  it('ends with the page', async () => {
    const { unmount } = await start()
    unmount()
    await pass(minutes(30))
    expect(mayInterrupt).not.toHaveBeenCalled()
    expect(localStorage.getItem('rafiq.wisdom.opened')).toBeNull()
  })
})
