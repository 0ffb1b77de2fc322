import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { answerWith, noServer, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: ReaderPage } = await import('./reader-page.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <AudioProvider>
      <ReaderPage />
      <LazyToastArea />
    </AudioProvider>
  )
}

async function open(at: string, options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, { at, api: noServer, ...options })
  const press = async (name: string | RegExp) =>
    opened.user.click((await screen.findAllByRole('button', { name }))[0] ?? document.body)
  /** Chooses a setting by its text and closes the settings. */
  const choose = async (text: string) => {
    await press('Reading settings')
    await opened.user.click(await screen.findByText(text))
    await press('Close')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  return { ...opened, press, choose }
}

const verse = (key: string) => document.querySelector<HTMLElement>(`[data-verse="${key}"]`)
const shows = async (key: string) => {
  await waitFor(() => expect(verse(key)).not.toBeNull())
  return within(verse(key) ?? document.body)
}
const address = () => location.pathname + location.search
const leadsTo = (path: string) => waitFor(() => expect(address()).toBe(path))
const region = (name: string) => screen.findByRole('region', { name })

beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined
  document.elementFromPoint = () => null
})
afterEach(() => vi.restoreAllMocks())

describe('an address', () => {
  it('of a range marks only its verses', async () => {
    await open('/quran/reader/2/255-257')
    await shows('2:258')
    expect(document.title).toBe('Al-Baqarah 2:255–257 — Rafiq')
    for (const key of ['2:255', '2:256', '2:257']) expect(verse(key)).toHaveClass(/border-s-action/)
    expect(verse('2:258')).not.toHaveClass(/border-s-action/)
    expect(verse('2:255')).toHaveFocus()
  })

  it.each([
    ['/quran/reader?juz=30', 'Juz 30 of the Quran — Rafiq', '78:1', '78:2'],
    ['/quran/reader?hizb=60', /60/, '87:1', '87:2'],
    ['/quran/reader?page=604', /604/, '112:1', '114:6'],
  ])('opens %s at its beginning', async (at, title, first, later) => {
    await open(at)
    await shows(first)
    await shows(later)
    expect(document.title).toMatch(title)
    expect(document.querySelector('[data-verse]')).toBe(verse(first))
  })

  it('of a verse opens in Arabic, without a translation', async () => {
    const { press } = await open('/quran/reader/103/3', { language: 'ar' })
    await shows('103:3')
    expect(document.title).toBe('العصر ١٠٣:٣ — رفيق')
    await waitFor(() => expect(verse('103:3')).toHaveFocus())
    expect(verse('103:3')?.querySelector('[lang=en]')).toBeNull()
    await press('إعدادات القراءة')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })
})

describe('a surah', () => {
  it.each([
    ['112', 1],
    ['9', 0],
  ])('%s has the basmala above its first verse %i times', async (surah, count) => {
    await open(`/quran/reader/${surah}`)
    await shows(`${surah}:1`)
    const basmala = () =>
      [...document.querySelectorAll('section p.quran-text.text-center')].map(({ textContent }) => textContent)
    await waitFor(() => expect(basmala().filter((text) => text.startsWith('بِسۡمِ '))).toHaveLength(count))
    expect(basmala()).toHaveLength(count)
    for (const text of basmala()) expect(verse(`${surah}:1`)).not.toHaveTextContent(text)
  })

  it('has actions for each verse', async () => {
    const { press } = await open('/quran/reader/103')
    await shows('103:1')
    await press('More options for 103:1')
    const actions = within(await screen.findByRole('group', { name: /Al-'?Asr 103:1/ }))
    for (const name of ['Listen from here', 'Save', 'Copy', 'Share']) {
      expect(await actions.findByRole('button', { name })).toBeVisible()
    }
  })

  it('opens a verse’s actions from continuous text', async () => {
    const { user, choose } = await open('/quran/reader/112')
    await shows('112:1')
    await choose('Continuous')
    await shows('112:2')
    await user.click(verse('112:2') ?? document.body)
    expect(await screen.findByRole('dialog', { name: /112:2/ })).toHaveTextContent('the Eternal Refuge')
  })

  it('reports a failure and loads on the next try', async () => {
    const { builtContent } = globalThis
    let isThere = false
    vi.spyOn(globalThis, 'builtContent').mockImplementation((path) =>
      path.endsWith('/20.json') && path.includes('/text-') && !isThere
        ? Promise.reject(new TypeError('Failed to fetch'))
        : builtContent(path),
    )
    const { press } = await open('/quran/reader/20')
    expect(await screen.findByText('Failed to load surah. Please try again.')).toBeVisible()
    isThere = true
    await press('Try again')
    await shows('20:1')
  })

  it('loads automatically when the network is back', async () => {
    const { user } = await open('/quran/reader/112')
    await shows('112:1')
    await user.keyboard('g')
    await user.type(await screen.findByRole('searchbox'), '20:1')
    act(() => setConnected(false))
    await user.keyboard('{Enter}')
    expect(await screen.findByText(/will load when you’re back online/)).toBeVisible()
    act(() => setConnected(true))
    await shows('20:1')
  })
})

describe('keys', () => {
  it('move from verse to verse, and are listed in a dialog', async () => {
    const { user } = await open('/quran/reader/18')
    await shows('18:3')
    await user.keyboard('j')
    expect(verse('18:2')).toHaveFocus()
    await user.keyboard('j')
    expect(verse('18:3')).toHaveFocus()
    await user.keyboard('k')
    expect(verse('18:2')).toHaveFocus()
    await user.keyboard('?')
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible()
  })

  it('turn the pages of the mushaf like a book that is read from right to left', async () => {
    const { user } = await open('/quran/reader?page=50')
    expect(await region('Page 50')).toBeVisible()
    const before = history.length
    await user.keyboard('{ArrowLeft}')
    expect(await region('Page 51')).toBeVisible()
    await leadsTo('/quran/reader?page=51')
    expect(document.title).toBe('Page 51 of the mushaf — Rafiq')
    await user.keyboard('{ArrowRight}')
    await user.keyboard('{ArrowRight}')
    expect(await region('Page 49')).toBeVisible()
    expect(history.length).toBe(before)
  })

  it('turn the pages the same way in Arabic', async () => {
    const { user, press } = await open('/quran/reader?page=50', { language: 'ar' })
    expect(await region('الصفحة ٥٠')).toBeVisible()
    await user.keyboard('{ArrowLeft}')
    expect(await region('الصفحة ٥١')).toBeVisible()
    await press('الصفحة السابقة')
    expect(await region('الصفحة ٥٠')).toBeVisible()
  })
})

it('reveals hidden text verse by verse or word by word', async () => {
  const { user, press, choose } = await open('/quran/reader/112')
  await shows('112:1')
  const whole = verse('112:1')?.querySelector('.quran-text')?.textContent ?? ''
  await choose('Hide verses')
  await press('Show verse 1')
  expect((await shows('112:1')).queryByRole('button', { name: 'Show verse 1' })).toBeNull()
  expect(verse('112:1')?.querySelector('.quran-text')).toHaveTextContent(whole.trim())
  await choose('Hide words')
  const covered = () => within(verse('112:1') ?? document.body).queryByRole('button', { name: /next word/ })
  await waitFor(() => expect(covered()).not.toBeNull())
  for (let word = 0; word < 3; word++) await user.keyboard('r')
  expect(covered()).not.toBeNull()
  await user.keyboard('r')
  expect(covered()).toBeNull()
})

describe('the dialog for a place', () => {
  it('accepts names and numbers, and lists juz, hizbs, sajdas and pages', async () => {
    const { user, press } = await open('/quran/reader/1')
    await shows('1:1')
    const field = () => screen.findByRole('searchbox', { name: 'Surah, verse, juz or page' })
    const go = async (tab: string, place: RegExp) => {
      await user.keyboard('g')
      await user.click(await screen.findByRole('tab', { name: tab }))
      await press(place)
    }
    await user.keyboard('g')
    await user.type(await field(), 'yasin')
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: /Ya-?sin/i }))
    await shows('36:1')
    await user.keyboard('g')
    await user.type(await field(), '2:255{Enter}')
    await leadsTo('/quran/reader/2/255')
    await go('Juz', /^Juz 30/)
    await leadsTo('/quran/reader?juz=30')
    await go('Hizb', /^Hizb 60/)
    await leadsTo('/quran/reader?hizb=60')
    await go('Sajdas', /^Sajda 1\b/)
    await leadsTo('/quran/reader/7/206')
    expect(await (await shows('7:206')).findByText('Sajda')).toBeVisible()
    await go('Pages', /^Page 604$/)
    expect(await region('Page 604')).toBeVisible()
    await user.keyboard('g')
    await user.type(await field(), '115')
    expect(await screen.findByText(/Nothing found/)).toBeVisible()
  })

  it('searches from two characters on, and returns to the previous place', async () => {
    const { user, press } = await open('/quran/reader/2/100')
    await shows('2:100')
    answerWith({
      'GET /api/verses/search': [
        {
          id: 262,
          surahNumber: 2,
          surahName: 'Al-Baqarah',
          surahNameArabic: 'البقرة',
          verseNumber: 255,
          arabicText: 'ٱللَّهُ',
          transliteration: '',
          translation: 'Allah',
          language: 'en',
          translationId: 'en',
          match: [],
        },
      ],
    })
    await user.keyboard('/')
    const field = await screen.findByRole('searchbox', { name: 'Search the verses' })
    expect(field).toHaveFocus()
    await user.type(field, 'a{Enter}')
    expect(await screen.findByText('Type at least 2 characters to search')).toBeVisible()
    await press('Back to the text')
    await waitFor(() => expect(screen.queryByRole('searchbox', { name: 'Search the verses' })).toBeNull())
    expect(verse('2:100')).toBeVisible()
    await user.keyboard('/')
    await user.type(
      await screen.findByRole('searchbox', { name: 'Search the verses' }),
      'ayatul kursi{Enter}',
    )
    await user.click(await screen.findByRole('link', { name: 'Al-Baqarah 2:255' }))
    await waitFor(() => expect(verse('2:255')).toHaveFocus())
    expect(screen.queryByRole('searchbox', { name: 'Search the verses' })).toBeNull()
  })
})
