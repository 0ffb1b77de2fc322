import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import type { ReadableDua } from '#features/duas/core/index.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const makkah = {
  name: 'Makkah',
  country: 'Saudi Arabia',
  countryCode: 'SA',
  latitude: 21.423,
  longitude: 39.826,
  timeZone: 'Asia/Riyadh',
  source: 'manual',
}
const item = (id: string, times?: number): ReadableDua => ({
  id,
  title: { en: `Title ${id}`, ar: `عنوان ${id}` },
  arabic: 'بِسْمِ اللَّهِ',
  transliteration: `Bismillāh ${id}`,
  meaning: { en: `In the name of Allah ${id}.` },
  categories: ['morning', 'evening'],
  themes: ['morning-evening'],
  sources: [{ book: 'abu-dawud', number: 5088, grade: 'sahih', gradedBy: 'al-Albani' }],
  ...(times && { times }),
})
const api = { 'GET /content/duas/duas.json': [item('one'), item('two', 3), item('three')] }

const adhkarPage = async () => {
  const { default: Page } = await import('./adhkar-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={Page} path="/duas/:time" />
      <LazyToastArea />
    </>
  )
}

// In Makkah on this day, Fajr is at 05:16, Dhuhr at 12:07, Asr at 15:16.
const open = (time: 'morning' | 'evening', now: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(adhkarPage, {
    at: `/duas/${time}`,
    api: { ...api, 'GET /api/prayer-times': () => new Response('', { status: 500 }) },
    now: `${now}:00+03:00`,
    saved: { 'rafiq.place': makkah },
    ...options,
  })

const title = (name: string) => screen.findByRole('heading', { name: `Title ${name}` })
const count = () => screen.getByRole('button', { name: /Mark as said|Say it 3 times|^Next$/ })

afterEach(() => vi.useRealTimers())

describe('the guided adhkar', () => {
  it('show one dua at a time with its source, count it, and end', async () => {
    const { user } = await open('morning', '2026-11-23T06:00')
    await title('one')
    expect(screen.getByText(/Sunan Abi Dawud 5088.*sahih \(al-Albani\)/)).toBeVisible()
    expect(screen.getByText('1 of 3')).toBeVisible()
    expect(screen.queryByText('Bismillāh two')).toBeNull()
    await user.click(count())
    await title('two')
    await user.click(count())
    expect(screen.getByRole('button', { name: 'Say it 3 times: 1 of 3 said' })).toBeVisible()
    await user.keyboard(' ')
    await user.keyboard(' ')
    await title('three')
    await user.keyboard('{Enter}')
    const end = await screen.findByRole('heading', { name: 'You’ve said the morning adhkar' })
    expect(end).toHaveFocus()
    await user.click(screen.getByRole('button', { name: 'Start over' }))
    await title('one')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await screen.findByRole('heading', { name: 'You’ve said the morning adhkar' })).toBeVisible()
  })

  it('undo a tap with Backspace, and offer skipped duas at the end', async () => {
    const { user } = await open('morning', '2026-11-23T06:00')
    await title('one')
    await user.keyboard(' ')
    await title('two')
    await user.keyboard('{Backspace}')
    await title('one')
    for (const _ of [1, 2]) await user.click(screen.getByRole('button', { name: 'Next dua' }))
    await user.click(count())
    expect(await screen.findByText('You’ve said 1 of 3.')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Say the rest' }))
    await title('one')
    expect(screen.getByRole('button', { name: 'Previous dua' })).toBeDisabled()
  })

  it('continue after the page was closed, and begin again with the next day’s Fajr', async () => {
    const first = await open('evening', '2026-11-23T17:00')
    await title('one')
    await first.user.click(count())
    await title('two')
    await first.user.click(count())
    first.unmount()

    const night = await open('evening', '2026-11-24T01:00')
    await title('two')
    expect(screen.getByText(/^Until Fajr at 0?5:/)).toBeVisible()
    expect(screen.getByRole('button', { name: 'Say it 3 times: 1 of 3 said' })).toBeVisible()
    night.unmount()

    const morning = await open('morning', '2026-11-24T05:30')
    await title('one')
    morning.unmount()
    await open('evening', '2026-11-24T05:30')
    await title('one')
    expect(screen.getByText(/^Their time begins at Asr/)).toBeVisible()
  })

  it.each([
    ['morning', '2026-11-23T06:00', /^Best before sunrise at .*Until Dhuhr at/],
    ['morning', '2026-11-23T09:00', /^Until Dhuhr at/],
    ['morning', '2026-11-23T14:00', /^Their time was from Fajr to Dhuhr/],
    ['evening', '2026-11-23T16:00', /^Best before Maghrib at .*Until Fajr at/],
  ] as const)('say when the %s is at %s', async (time, now, text) => {
    await open(time, now)
    expect(await screen.findByText(text)).toBeVisible()
  })

  it('go by the clock without a place, and say so', async () => {
    const { user } = await open('morning', '2026-11-23T06:00', { saved: {}, api })
    await title('one')
    expect(screen.getByText(/These times go by the clock/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Set your location' }))
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('speak Arabic', async () => {
    await open('evening', '2026-11-23T16:00', { language: 'ar' })
    expect(await screen.findByRole('heading', { name: 'أذكار المساء' })).toBeVisible()
    expect(await screen.findByRole('heading', { name: 'عنوان one' })).toBeVisible()
    expect(screen.getByText('١ من ٣')).toBeVisible()
    expect(screen.queryByText('Bismillāh one')).toBeNull()
  })
})
