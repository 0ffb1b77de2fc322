import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: Page } = await import('./history-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Page />
      <LazyToastArea />
    </>
  )
}

const api = { 'GET /api/map': { tiles: null }, 'GET /api/quran/translations': [] }
const WIDTH = 800

/** Reports a width for every element, because the simulated browser has no layout. */
class Measured {
  readonly changed: () => void
  constructor(changed: () => void) {
    this.changed = changed
  }
  observe() {
    this.changed()
  }
  disconnect() {}
}

beforeEach(() => {
  vi.stubGlobal('ResizeObserver', Measured)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduce'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  const styleOf = getComputedStyle
  vi.stubGlobal('getComputedStyle', (element: Element) => ({ ...styleOf(element), fontSize: '16px' }))
  for (const side of ['clientWidth', 'clientHeight'] as const) {
    vi.spyOn(HTMLElement.prototype, side, 'get').mockReturnValue(WIDTH)
  }
})

const timeline = () => screen.findByRole('group', { name: 'Timeline of Islamic history' })
const open = (at: string, options: Partial<Parameters<typeof renderPage>[1]> = {}) =>
  renderPage(page, { at, api, ...options })
const heading = (level: number) => screen.getAllByRole('heading', { level }).map((each) => each.textContent)

describe('the timeline', () => {
  it('has every event as a button in the order of time, with both dates', async () => {
    await open('/islamic-history')
    const buttons = within(await timeline()).getAllByRole('button')
    expect(buttons.length).toBeGreaterThan(150)
    const badr = buttons.findIndex((each) => each.dataset.event === 'battle-of-badr')
    const uhud = buttons.findIndex((each) => each.dataset.event === 'battle-of-uhud')
    expect(badr).toBeLessThan(uhud)
    expect(buttons[badr]).toHaveAccessibleName('The battle of Badr, 17 Ramadan 2 AH, 13 March 624 CE')
    expect(buttons[0]).toHaveAccessibleName(/Year of the Elephant, about 53 BH, about 571 CE$/)
    expect(buttons.filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1)
  })

  it('is walked with the arrow keys, and the address names the event', async () => {
    const { user } = await open('/islamic-history/battle-of-badr')
    const button = (await timeline()).querySelector<HTMLElement>('[data-event=battle-of-badr]')
    act(() => button?.focus())
    await user.keyboard('{ArrowRight}')
    await waitFor(() => expect(heading(2)).toContain('The battle of Uhud'))
    expect(document.activeElement).toHaveAttribute('data-event', 'battle-of-uhud')
    await user.keyboard('{ArrowLeft}{ArrowLeft}')
    await waitFor(() => expect(heading(2)).toContain('The Qiblah turns to Makkah'))
    await user.keyboard('{End}')
    expect(document.activeElement).toHaveAttribute('data-event', 'day-against-islamophobia')
    await user.keyboard('{Home}')
    await waitFor(() => expect(location.pathname).toBe('/islamic-history/year-of-the-elephant'))
  })

  it('goes the other way in Arabic, where time runs from right to left', async () => {
    const { user } = await open('/islamic-history/battle-of-badr', { language: 'ar' })
    const frame = await screen.findByRole('group', { name: 'الخط الزمني للتاريخ الإسلامي' })
    act(() => frame.querySelector<HTMLElement>('[data-event=battle-of-badr]')?.focus())
    await user.keyboard('{ArrowLeft}')
    await waitFor(() => expect(heading(2)).toContain('غزوة أحد'))
  })

  it('zooms with + − and 0, and with the buttons', async () => {
    const { user } = await open('/islamic-history')
    const frame = await timeline()
    const scale = () => Number(frame.dataset.scale)
    const whole = scale()
    const buttons = within(screen.getByRole('group', { name: 'Timeline' }))
    act(() => frame.focus())
    await user.keyboard('++')
    await waitFor(() => expect(scale()).toBeCloseTo(whole * 4, 2))
    await user.keyboard('-')
    await waitFor(() => expect(scale()).toBeCloseTo(whole * 2, 2))
    await user.click(buttons.getByRole('button', { name: 'Zoom in' }))
    await waitFor(() => expect(scale()).toBeCloseTo(whole * 4, 2))
    await user.keyboard('0')
    await user.click(buttons.getByRole('button', { name: 'Show everything' }))
    await waitFor(() => expect(scale()).toBeCloseTo(whole, 2))
  })

  it('shows a chosen period and only its events', async () => {
    const { user } = await open('/islamic-history')
    await timeline()
    await user.selectOptions(screen.getByLabelText('Period'), 'Wide horizons')
    expect(location.search).toBe('?period=wide-horizons')
    expect(await screen.findByText('21 events')).toBeVisible()
    expect(within(await timeline()).getAllByRole('button')).toHaveLength(21)
  })
})

describe('a chosen event', () => {
  it('has its text, both dates, the calendar, sources and verses with a link to the reader', async () => {
    await open('/islamic-history/battle-of-badr')
    const panel = within(await screen.findByRole('region', { name: 'The battle of Badr' }))
    expect(panel.getByText('17 Ramadan 2 AH')).toBeVisible()
    expect(panel.getByText('13 March 624 CE')).toBeVisible()
    expect(panel.getByText('Julian calendar.')).toBeVisible()
    expect(panel.getAllByRole('listitem').length).toBeGreaterThan(0)
    const withoutMarks = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '')
    const verse = await panel.findByText((text) => withoutMarks(text).startsWith('ولقد نصركم ٱلله ببدر'))
    expect(verse).toHaveAttribute('lang', 'ar')
    expect(panel.getByRole('link', { name: 'Quran 3:123' })).toHaveAttribute('href', '/quran/reader/3/123')
    expect(document.title).toBe('The battle of Badr — Islamic history — Rafiq')
  })

  it('says plainly that a date is approximate and before the Hijrah', async () => {
    await open('/islamic-history/year-of-the-elephant')
    const panel = within(await screen.findByRole('region', { name: /Year of the Elephant/ }))
    expect(panel.getByText('about 53 BH')).toBeVisible()
    expect(panel.getByText('This date is approximate. BH means years before the Hijrah.')).toBeVisible()
  })

  it('is saved as a bookmark with its dates', async () => {
    const { user } = await open('/islamic-history/battle-of-badr')
    const heart = await screen.findByRole('button', { name: /^Save/ })
    await user.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  })
})

describe('the list', () => {
  it('has the events that match, by period, with sources', async () => {
    await open('/islamic-history?view=list&theme=women')
    expect(
      await screen.findByRole('heading', { name: 'Safiyyat ad-Din becomes queen of Aceh' }),
    ).toBeVisible()
    await waitFor(() => expect(heading(2)).toContain('Empires and oceans'))
    expect(screen.getByText('7 events')).toBeVisible()
  })

  it('follows the search, also without hyphens, and says when nothing is found', async () => {
    const { user } = await open('/islamic-history?view=list')
    await user.type(await screen.findByRole('searchbox'), 'alazhar')
    await waitFor(() => expect(location.search).toBe('?q=alazhar&view=list'))
    await waitFor(() => expect(heading(3)).toContain('First Friday prayer in al-Azhar'))
    await user.type(screen.getByRole('searchbox'), 'zzz')
    expect(await screen.findByText('No events found')).toBeVisible()
    await user.click(screen.getByRole('link', { name: 'Show all events' }))
    expect(await screen.findByText('153 events')).toBeVisible()
  })

  it('is printed instead of the timeline', async () => {
    await open('/islamic-history?theme=women')
    await timeline()
    act(() => void dispatchEvent(new Event('beforeprint')))
    await waitFor(() => expect(heading(3)).toContain('Radiyyah becomes sultan of Delhi'))
    act(() => void dispatchEvent(new Event('afterprint')))
    expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([])
  })
})

it('shows the events of this day by either calendar', async () => {
  const { user } = await open('/islamic-history', { now: '2026-05-29T09:00:00Z' })
  const card = within(await screen.findByRole('region', { name: 'On this day' }))
  expect(card.getByText(/29 May 1453 CE · 573 years ago/)).toBeVisible()
  await user.click(card.getByRole('button', { name: 'Constantinople becomes Ottoman' }))
  await waitFor(() => expect(heading(2)).toContain('Constantinople becomes Ottoman'))
})

it('names the next anniversary on other days', async () => {
  await open('/islamic-history', { now: '2026-05-27T09:00:00Z' })
  expect(
    await screen.findByRole('region', { name: /^Next anniversary: in \d days$|tomorrow$/ }),
  ).toBeVisible()
})

it('says that the events are in English, and marks them so', async () => {
  await open('/islamic-history/battle-of-badr', { language: 'fr' })
  expect(await screen.findByText(/ils sont affichés en anglais/)).toBeVisible()
  const title = await screen.findByRole('heading', { name: 'The battle of Badr' })
  expect(title).toHaveAttribute('lang', 'en')
  expect(screen.getByText('17 ramadan 2 de l’hégire')).toBeVisible()
})

it('says that it failed, and loads again', async () => {
  const { user } = await open('/islamic-history', {
    api: { ...api, 'GET /content/history/events.json': () => new Response('', { status: 503 }) },
  })
  expect(await screen.findByText('Couldn’t load the events')).toBeVisible()
  const { answerWith } = await import('#shared/web/testing/fake-api.ts')
  answerWith({ 'GET /content/history/events.json': [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('0 events')).toBeVisible()
})
