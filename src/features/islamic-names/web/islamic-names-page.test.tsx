import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { Route } from 'wouter'
import type { LanguageCode } from '#shared/core/languages.ts'
import { type SentRequest, sentRequests, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { NameAnswer } from '../core/islamic-names.contract.ts'

const pages = async () => {
  const { default: List } = await import('./islamic-names-page.tsx')
  const { default: One } = await import('./islamic-name-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  return (
    <>
      <Route component={List} path="/islamic-names" />
      <Route component={One} path="/islamic-names/:slug" />
      <LazyToastArea />
    </>
  )
}

const umar: NameAnswer = {
  id: 'umar',
  seoSlug: 'umar',
  name: 'Umar',
  arabicName: 'عُمَر',
  meaning: 'Long-lived',
  meaningArabic: 'طويل العمر',
  root: 'ع م ر',
  origin: 'arabic',
  gender: 'male',
  category: 'sahabah_names',
  popularity: 71,
  alternateSpellings: ['Omar', 'Omer', 'Ömer', 'Oumar'],
  famousPersons: ['Umar ibn al-Khattab'],
  bearers: [
    {
      name: 'Umar ibn al-Khattab',
      nameArabic: 'عمر بن الخطاب',
      who: 'The second caliph',
      whoArabic: 'الخليفة الثاني',
    },
  ],
}
const many = Array.from({ length: 30 }, (_, at) => ({
  ...umar,
  id: `name-${at}`,
  seoSlug: `name-${at}`,
  name: `Name ${at}`,
  popularity: 50,
}))

const PAGE = 24
const answerOf =
  (names: readonly NameAnswer[]) =>
  ({ query: { page = '1', search = '', gender } }: SentRequest) => {
    const found = names.filter((each) => each.name.includes(search) && (!gender || each.gender === gender))
    return {
      names: found.slice((Number(page) - 1) * PAGE, Number(page) * PAGE),
      pagination: {
        page: Number(page),
        limit: PAGE,
        total: found.length,
        totalPages: Math.ceil(found.length / PAGE),
      },
    }
  }
const api = (names: readonly NameAnswer[]) => ({
  'GET /api/islamic-names': answerOf(names),
  'GET /api/islamic-names/popular': names.slice(0, 10),
  'GET /api/islamic-names/umar': umar,
  'POST /api/analytics/pageview': { counted: true },
})
const open = (names: readonly NameAnswer[] = [umar, ...many], at = '/islamic-names', more: object = {}) =>
  renderPage(pages, { at, api: { ...api(names), ...more } })

/** Answers that the server sends with the page. */
function embed(answers: object) {
  const embedded = document.createElement('script')
  embedded.id = 'answers'
  embedded.type = 'application/json'
  embedded.textContent = JSON.stringify(answers)
  document.body.append(embedded)
  onTestFinished(() => embedded.remove())
}

/** A text without the marks that isolate its direction. */
const isolated = (text: string) => (found: string) => found.replaceAll(/[\u2068\u2069]/g, '') === text

describe('the list of names', () => {
  it('has nine placeholders while it loads', async () => {
    const { container } = await open([], '/islamic-names', {
      'GET /api/islamic-names': () => new Promise(() => undefined),
    })
    await screen.findByRole('heading', { name: 'Islamic names' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(9)
  })

  it('shows a name with its facts, three other spellings and its first bearer', async () => {
    await open()
    const card = within(await screen.findByRole('article', { name: 'Umar' }))
    expect(card.getByText('عُمَر')).toHaveAttribute('lang', 'ar')
    expect(card.getByText('Long-lived')).toBeVisible()
    expect(card.getByText(isolated('Also Omar, Omer, Ömer'))).toBeVisible()
    expect(card.getByText(isolated('Umar ibn al-Khattab, The second caliph'))).toBeVisible()
    for (const badge of ['Popularity 71', 'Boys', 'Arabic', 'Names of Companions']) {
      expect(card.getByText(badge)).toBeVisible()
    }
    expect(card.getByText('Popularity 71')).toHaveClass('text-action')
    const [other] = screen.getAllByText('Popularity 50')
    expect(other).not.toHaveClass('text-action')
  })

  it('shows a toast with meaning and origin on a press, which opens the page and counts a view', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: 'Umar' }))
    expect(await screen.findByText('Long-lived · Arabic')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Open' }))
    expect(location.pathname).toBe('/islamic-names/umar')
    expect(await screen.findByRole('heading', { level: 1, name: 'Umar' })).toBeVisible()
    const views = sentRequests('POST /api/analytics/pageview').map(
      ({ body }) => (body as { page: string }).page,
    )
    expect(views).toEqual(['/islamic-names', '/islamic-names/umar'])
  })

  it('shows a toast for a popular name too', async () => {
    const { user } = await open()
    const chips = within(await screen.findByRole('group', { name: 'Popular names' }))
    await waitFor(() => expect(chips.getAllByRole('button')).toHaveLength(10))
    await user.click(chips.getByRole('button', { name: 'Umar' }))
    expect(await screen.findByText('Long-lived · Arabic')).toBeVisible()
  })

  it('shows how many of all, and more on request', async () => {
    const { user } = await open()
    expect(await screen.findByText('Showing 24 of 31')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    expect(await screen.findByText('Showing 31 of 31')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull()
  })

  it('keeps search and filters in the address, without those for all', async () => {
    const { user } = await open()
    await screen.findByText('Showing 24 of 31')
    await user.selectOptions(screen.getByLabelText('Gender'), 'Boys')
    expect(location.search).toBe('?gender=male')
    await user.type(screen.getByRole('searchbox'), 'Umar')
    await screen.findByText('Showing 1 of 1')
    expect(location.search).toBe('?gender=male&search=Umar')
    await user.selectOptions(screen.getByLabelText('Gender'), 'All')
    await waitFor(() => expect(location.search).toBe('?search=Umar'))
    const asked = sentRequests('GET /api/islamic-names').map(({ query }) => query)
    const language = 'en'
    expect(asked).toContainEqual({ language })
    expect(asked).toContainEqual({ language, gender: 'male' })
    expect(asked).toContainEqual({ language, gender: 'male', search: 'Umar' })
    expect(asked).toContainEqual({ language, search: 'Umar' })
  })

  it('opens the filters and the page of an address, and ignores unknown values', async () => {
    const { user } = await open([umar, ...many], '/islamic-names?gender=male&origin=latin&page=2')
    expect(await screen.findByText('Showing 7 of 31')).toBeVisible()
    expect(screen.getByLabelText('Gender')).toHaveDisplayValue('Boys')
    expect(screen.getByLabelText('Origin')).toHaveDisplayValue('All origins')
    await user.click(screen.getByRole('button', { name: 'Back to the first page' }))
    expect(await screen.findByText('Showing 24 of 31')).toBeVisible()
  })

  it('shows the names that came with the page, and asks for the next ones', async () => {
    embed({
      '/api/islamic-names?language=en': answerOf([umar, ...many])({ query: {} } as SentRequest),
    })
    const justNow = new Date(performance.timeOrigin + 1000).toISOString()
    const { user } = await renderPage(pages, {
      at: '/islamic-names',
      api: api([umar, ...many]),
      now: justNow,
    })
    expect(await screen.findByText('Showing 24 of 31')).toBeVisible()
    expect(sentRequests('GET /api/islamic-names')).toHaveLength(0)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    await waitFor(() =>
      expect(sentRequests('GET /api/islamic-names')[0]?.query).toEqual({ language: 'en', page: '2' }),
    )
  })

  it('says so when nothing is found', async () => {
    await open([], '/islamic-names?search=zzz')
    expect(await screen.findByText('No names found')).toBeVisible()
    expect(screen.getByText('Try adjusting your search criteria or filters')).toBeVisible()
  })

  it('offers another try when the list can’t be loaded', async () => {
    let answers = false
    const { user } = await open([umar], '/islamic-names', {
      'GET /api/islamic-names': (request: SentRequest) =>
        answers ? answerOf([umar])(request) : new Response('', { status: 500 }),
    })
    expect(await screen.findByText('Failed to fetch names')).toBeVisible()
    answers = true
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByRole('article', { name: 'Umar' })).toBeVisible()
  })

  it('says that the device is offline', async () => {
    setConnected(false)
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    await open()
    expect(await screen.findByText('You’re offline. This list needs a connection.')).toBeVisible()
  })

  it('saves a name', async () => {
    const { user } = await open()
    const heart = await screen.findByRole('button', { name: 'Save Umar' })
    await user.click(heart)
    await waitFor(() => expect(heart).toHaveAttribute('aria-pressed', 'true'))
  })

  it('shows the texts of the page’s language, and English for those that it lacks', async () => {
    const translated = {
      name: 'Ömer',
      meaning: 'iman dolu',
      bearers: [{ name: 'Ömer bin Hattab', who: 'halife' }],
    }
    const other = { ...umar, id: 'other', seoSlug: 'other', name: 'Other' }
    await renderPage(pages, {
      at: '/islamic-names',
      api: api([
        { ...umar, translated },
        { ...other, translated: { bearers: [{}] } },
      ]),
      language: 'tr',
    })
    const card = within(await screen.findByRole('article', { name: 'Ömer' }))
    // With the capital letter of Turkish.
    expect(card.getByText('İman dolu')).not.toHaveAttribute('lang')
    expect(card.getByText(isolated('Ömer bin Hattab, halife'))).not.toHaveAttribute('lang')
    const english = within(screen.getByRole('article', { name: 'Other' }))
    expect(english.getByText('Long-lived')).toHaveAttribute('lang', 'en')
    expect(english.getByText('Umar ibn al-Khattab, The second caliph')).toHaveAttribute('lang', 'en')
    expect(sentRequests('GET /api/islamic-names')[0]?.query).toEqual({ language: 'tr' })
  })

  it('speaks Arabic', async () => {
    await renderPage(pages, { at: '/islamic-names', api: api([umar, ...many]), language: 'ar' })
    const [card] = await screen.findAllByRole('article', { name: 'عُمَر' })
    expect(within(card as HTMLElement).getByText('طويل العمر')).toBeVisible()
    expect(screen.getByText('عرض ٢٤ من ٣١')).toBeVisible()
    expect(screen.getByLabelText('الجنس')).toHaveDisplayValue('الكل')
  })
})

describe('the page of a name', () => {
  it.each<[LanguageCode, object | undefined, number]>([
    ['tr', undefined, 1],
    ['tr', { meaning: 'uzun ömürlü', bearers: [] }, 0],
    ['en', undefined, 0],
    ['ar', undefined, 0],
  ])('says in %s with %j whether the meaning is in English', async (language, translated, times) => {
    const name = { ...umar, translated }
    await renderPage(pages, {
      at: '/islamic-names/umar',
      api: { ...api([umar]), 'GET /api/islamic-names/umar': name },
      language,
    })
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryAllByText(/Burada İngilizce gösterilir|shown in English/)).toHaveLength(times)
  })

  it('shows everything about it', async () => {
    await open([umar], '/islamic-names/umar')
    expect(await screen.findByRole('heading', { level: 1, name: 'Umar' })).toBeVisible()
    expect(screen.getByText(isolated('Omar, Omer, Ömer, Oumar'))).toBeVisible()
    expect(screen.getByText('ع م ر')).toBeVisible()
    expect(document.title).toBe('Umar (عُمَر), meaning and origin — Rafiq')
  })

  it('names sources in the page’s language', async () => {
    const [bearer] = umar.bearers
    const article = 'Encyclopaedia Iranica, “Khayyam, Omar”'
    const sources = ['Sahih al-Bukhari 3805', 'Quran 3:33', 'Ibn Hisham, as-Sira an-Nabawiyya', article]
    const bearers = sources.map((source, at) => ({ ...bearer, name: `Umar ${at}`, source }))
    await renderPage(pages, {
      at: '/islamic-names/umar',
      api: { ...api([umar]), 'GET /api/islamic-names/umar': { ...umar, bearers } },
      language: 'ar',
    })
    for (const text of ['صحيح البخاري ٣٨٠٥', 'القرآن الكريم، ٣:٣٣', 'ابن هشام، السيرة النبوية'])
      expect(await screen.findByText(isolated(text))).toBeVisible()
    expect(screen.getByText(/\p{Script=Arabic}.*“Khayyam, Omar”/u)).toBeVisible()
    const { bearerSource } = await import('./bearer-source.ts')
    expect(sourcesOfContent().length).toBeGreaterThan(400)
    const unknown = sourcesOfContent().filter((source) => !/\p{Script=Arabic}/u.test(bearerSource(source)))
    expect(unknown.filter((source) => !source.startsWith('at-Tabari, Jami al-Bayan'))).toEqual([])
  })

  it('shows the name that came with the page', async () => {
    embed({ '/api/islamic-names/umar?language=en': umar })
    await renderPage(pages, {
      at: '/islamic-names/umar',
      api: api([umar]),
      now: new Date(performance.timeOrigin + 1000).toISOString(),
    })
    expect(await screen.findByRole('heading', { level: 1, name: 'Umar' })).toBeVisible()
    expect(sentRequests('GET /api/islamic-names/umar')).toEqual([])
  })

  it('says when no name has this address', async () => {
    await open([umar], '/islamic-names/nobody', {
      'GET /api/islamic-names/nobody': () => new Response('', { status: 404 }),
    })
    expect(await screen.findByText('This page doesn’t exist')).toBeVisible()
    expect(sentRequests('POST /api/analytics/pageview')).toEqual([])
  })

  it('says the name with the device’s own Arabic voice, and has no button without one', async () => {
    const spoken: string[] = []
    const voice = (lang: string, localService: boolean) => ({ lang, localService, name: lang })
    onTestFinished(() => void vi.unstubAllGlobals())
    let voices = [voice('en-GB', true), voice('ar-SA', false)]
    vi.stubGlobal('SpeechSynthesisUtterance', function (this: { text: string }, text: string) {
      this.text = text
    })
    vi.stubGlobal('speechSynthesis', {
      getVoices: () => voices,
      cancel: () => undefined,
      speak: ({ text }: { text: string }) => spoken.push(text),
    })
    const { unmount } = await open([umar], '/islamic-names/umar')
    await screen.findByRole('heading', { level: 1 })
    expect(screen.queryByRole('button', { name: 'Say Umar' })).toBeNull()
    unmount()
    voices = [...voices, voice('ar-EG', true)]
    const { user } = await open([umar], '/islamic-names/umar')
    await user.click(await screen.findByRole('button', { name: 'Say Umar' }))
    expect(spoken).toEqual(['عُمَر'])
  })
})

type Named = { readonly bearers?: readonly { readonly source?: string }[] }

/** Every source that the content names. */
function sourcesOfContent(): readonly string[] {
  const files = import.meta.glob<readonly Named[]>('../../../../content/islamic-names/items/*.json', {
    eager: true,
    import: 'default',
  })
  return Object.values(files)
    .flat()
    .flatMap(({ bearers = [] }) => bearers.flatMap(({ source = [] }) => source))
}
