import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { homePartGroups } from '#shared/web/home-parts.ts'
import { renderPage, zaynab } from '#shared/web/testing/render-page.tsx'

const support = {
  month: '2026-11',
  raisedCents: 0,
  goalCents: null,
  banner: true,
  takesPayments: false,
  donationUrl: null,
  dailyUsers: null,
  countries: null,
}
const api = {
  'GET /api/prayer-times': () => new Response(null, { status: 503 }),
  'GET /api/support': support,
  'GET /api/quran/surah/1': { verses: [] },
  'GET /api/hadiths/daily': {
    ...{ id: 'bukhari-1', collection: 'bukhari', hadithNumber: 1, numberingScheme: 'Fath al-Bari' },
    ...{
      otherNumbers: [],
      book: 'Revelation',
      bookArabic: 'بدء الوحي',
      narrator: 'Umar',
      narratorArabic: 'عمر',
    },
    ...{ arabicText: 'إِنَّمَا الْأَعْمَالُ', translation: 'Actions are by intentions.', theme: 'intention' },
    ...{
      keywords: [],
      keywordsArabic: [],
      grade: 'sahih',
      gradedBy: '',
      isAuthentic: true,
      nawawi: 1,
      views: 0,
    },
  },
}

const cards = async () => {
  const { default: LazyCards } = await import('./lazy-cards.tsx')
  const { default: ShellDialogs } = await import('../shell/shell-dialogs.tsx')
  return (
    <main id="main">
      <LazyCards />
      <ShellDialogs />
    </main>
  )
}
const open = (options: Parameters<typeof renderPage>[1] = {}) => renderPage(cards, { api, ...options })
/** Opens the page in a visit that draws this number. */
const visit = (drawn: number, options: Parameters<typeof renderPage>[1] = {}) => {
  vi.spyOn(Math, 'random').mockReturnValue(drawn)
  return open(options)
}

const supportBanner = () => screen.findByRole('region', { name: 'Help to keep Rafiq free' })
const joinBanner = () => screen.findByRole('region', { name: 'Join our community' })
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)

beforeEach(() => {
  // Everything is about to scroll into view.
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly report: IntersectionObserverCallback
      constructor(report: IntersectionObserverCallback) {
        this.report = report
      }
      observe = () =>
        queueMicrotask(() =>
          this.report([{ isIntersecting: true } as IntersectionObserverEntry], this as never),
        )
      disconnect = () => undefined
    },
  )
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('come in the order of their use', async () => {
  await visit(0.5)
  await joinBanner()
  await screen.findByText(/\$0 given this month/)
  await waitFor(() =>
    expect(headings()).toEqual([
      expect.stringContaining('reminders'),
      expect.stringContaining('reminders'),
      'Daily wisdom',
      'Dhikr today',
      'Hadith of the day',
      'Quran database',
      expect.stringContaining('events'),
      expect.stringContaining('2025'),
      'What Rafiq offers',
      'Directories',
      'Halal partners',
      'This month’s donations',
      'Join our community',
    ]),
  )
})

describe('the support banner', () => {
  it('is drawn for 30 % of visits, and takes the place of the invitation', async () => {
    await visit(0.29)
    await supportBanner()
    expect(screen.queryByRole('region', { name: 'Join our community' })).toBeNull()
    cleanup()
    await visit(0.3)
    await joinBanner()
    expect(screen.queryByRole('region', { name: 'Help to keep Rafiq free' })).toBeNull()
  })

  it('is decided once in a visit', async () => {
    const { unmount } = await visit(0.29)
    await supportBanner()
    unmount()
    vi.spyOn(Math, 'random').mockReturnValue(0.9)
    await renderPage(await cards(), { api })
    await supportBanner()
  })

  it.each(['Maybe Later', 'Close'])('stays away after %s, also at the next visits', async (name) => {
    const { user } = await visit(0.1)
    await user.click(within(await supportBanner()).getByRole('button', { name }))
    expect(screen.queryByRole('region', { name: 'Help to keep Rafiq free' })).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
    cleanup()
    await visit(0.1)
    await joinBanner()
    expect(screen.queryByRole('region', { name: 'Help to keep Rafiq free' })).toBeNull()
  })

  it('leaves its place to the invitation where the site asks for no support', async () => {
    await visit(0.1, { api: { ...api, 'GET /api/support': { ...support, banner: false } } })
    await joinBanner()
    expect(screen.queryByRole('region', { name: 'Help to keep Rafiq free' })).toBeNull()
  })

  it('opens the donation dialog', async () => {
    const { user } = await visit(0.1)
    await user.click(within(await supportBanner()).getByRole('button', { name: 'Support Rafiq' }))
    expect(await screen.findByRole('dialog', { name: 'Support Rafiq' })).toBeVisible()
  })
})

it.each([
  ['quran', 'Quran database'],
  ['overview', 'What Rafiq offers'],
])('can all be turned off in the settings but %s', async (part, heading) => {
  const parts = Object.values(homePartGroups).flat()
  const saved = Object.fromEntries(parts.map((each) => [each, each === part]))
  await visit(0.1, { saved: { 'rafiq.home': saved } })
  await waitFor(() => expect(headings()).toEqual([heading]))
})

it('do not invite a person with an account to join', async () => {
  await visit(0.5, { signedIn: zaynab })
  await screen.findByText(/\$0 given this month/)
  await waitFor(() => expect(headings()).toContain('What Rafiq offers'))
  expect(screen.queryByRole('region', { name: 'Join our community' })).toBeNull()
})
