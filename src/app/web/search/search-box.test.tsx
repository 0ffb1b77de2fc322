import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { ListedQuestion } from '#features/answers/core/answers.contract.ts'
import type { PostAnswer } from '#features/articles/core/articles.contract.ts'
import type { BusinessAnswer } from '#features/businesses/core/businesses.contract.ts'
import type { CourseAnswer } from '#features/courses/core/courses.contract.ts'
import type { ReadableDua } from '#features/duas/core/index.ts'
import type { HadithAnswer } from '#features/hadiths/core/hadiths.contract.ts'
import type { NameAnswer } from '#features/islamic-names/core/islamic-names.contract.ts'
import { type SentRequest, sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

let closed = false
const box = async () => {
  const { default: SearchBox } = await import('./search-box.tsx')
  return <SearchBox onClose={() => (closed = true)} />
}

const verse = (verseNumber: number, word: string) => ({
  id: verseNumber,
  surahNumber: 2,
  surahName: 'Al-Baqarah',
  surahNameArabic: 'البقرة',
  verseNumber,
  arabicText: 'ٱللَّهُ',
  transliteration: '',
  translation: `${word} of a verse`,
  language: 'en',
  translationId: 'en',
  match: [{ field: 'translation', ranges: [[0, word.length]] }],
})
const dua = (id: string, title: string, meaning: string): ReadableDua => ({
  id,
  title: { en: title, ar: 'الحفظ من الضرر' },
  arabic: 'بِسْمِ اللَّهِ الَّذِي لَا يَضُرُّ',
  transliteration: 'Bismillāhil-ladhī lā yaḍurr',
  meaning: { en: meaning },
  categories: [],
  themes: ['protection'],
  sources: [{ book: 'abu-dawud', number: 5088 }],
})
const name = (seoSlug: string, latin: string, meaning: string) =>
  ({ id: seoSlug, seoSlug, name: latin, arabicName: 'رَحْمَة', meaning, meaningArabic: 'رحمة' }) as NameAnswer
const hadith = (number: number, translation: string) =>
  ({
    id: `muslim-${number}`,
    collection: 'muslim',
    hadithNumber: number,
    arabicText: 'الرَّاحِمُونَ يَرْحَمُهُمُ الرَّحْمَنُ',
    translation,
  }) as HadithAnswer
const names = [
  ...['rahma', 'raheema', 'marhama', 'ruhm'].map((slug) => name(slug, slug, 'Mercy')),
  name('umar', 'Umar', 'Long-lived'),
]
const hadiths = [hadith(2752, 'Allah has a hundred parts of mercy.')]
const businesses = [
  { seoSlug: 'sample-shop', name: 'Sample Book Shop', city: 'London', country: 'GB' } as BusinessAnswer,
]
const articles = [{ slug: 'find-the-qibla', title: 'Find the Qibla, a mercy', excerpt: '' } as PostAnswer]
const courses = [{ slug: 'tajweed', title: 'Tajweed, rule by rule' } as CourseAnswer]
const questions = [
  {
    id: 'forgiveness',
    question: 'Is there mercy after a sin?',
    short: 'Yes.',
    language: 'en',
  } as ListedQuestion,
]
const found = <Entry,>(all: readonly Entry[], { query: { search = '', limit } }: SentRequest) =>
  all
    .filter((each) => JSON.stringify(each).toLowerCase().includes(search.toLowerCase()))
    .slice(0, Number(limit))

const event = {
  id: 'opening-of-makkah',
  title: { en: 'The opening of Makkah', ar: 'فتح مكة' },
  text: { en: 'The city was opened with mercy.', ar: 'فُتحت مكة بالرحمة.' },
  place: { name: { en: 'Makkah', ar: 'مكة المكرمة' }, latitude: 21.4, longitude: 39.8 },
  gregorian: { year: 630 },
  hijri: { year: 8 },
  quran: [],
  sources: [],
}

const api = {
  'GET /content/history/events.json': [event],
  'GET /api/islamic-names': (sent: SentRequest) => ({ names: found(names, sent) }),
  'GET /api/hadiths': (sent: SentRequest) => found(hadiths, sent),
  'GET /api/islamic-businesses': (sent: SentRequest) => ({ businesses: found(businesses, sent) }),
  'GET /api/answers': (sent: SentRequest) => ({ answers: found(questions, sent) }),
  'GET /api/courses': (sent: SentRequest) => ({ courses: found(courses, sent) }),
  'GET /api/blog': (sent: SentRequest) => found(articles, sent),
  'GET /content/duas/duas.json': [
    dua('no-harm', 'Protection from harm', 'With His name nothing harms.'),
    dua('safety', 'For safety', 'Protection and mercy.'),
  ],
  'GET /api/verses/search': ({ query: { q = '', limit } }: SentRequest) =>
    q === '2:255'
      ? [verse(255, '')]
      : [1, 2, 3, 4, 5].map((number) => verse(number, q)).slice(0, Number(limit)),
  'GET /api/cities': [],
}

async function open(options: Parameters<typeof renderPage>[1] = {}) {
  closed = false
  const opened = await renderPage(box, { api, ...options })
  const field = screen.getByRole('combobox')
  const type = async (text: string) => {
    await opened.user.clear(field)
    await opened.user.type(field, text)
  }
  return { ...opened, field, type }
}

const group = (name: string) => screen.findByRole('group', { name })
const options = async (name: string) => within(await group(name)).findAllByRole('option')

it('finds surahs, verses and pages, and opens the first with Enter', async () => {
  const { user, type } = await open()
  await type('kahf')
  expect((await options('Surahs'))[0]).toHaveTextContent('Al-Kahf 18')
  await type('mercy')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(5))
  expect((await group('Verses')).querySelector('mark')).toHaveTextContent('mercy')
  await type('reading')
  expect((await options('Pages'))[0]).toBeVisible()
  await type('2:255')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(1))
  await user.keyboard('{Enter}')
  await waitFor(() => expect(location.pathname).toBe('/quran/reader/2/255'))
  expect(closed).toBe(true)
})

it('opens the first result once a slow search has ended, if Enter was pressed before', async () => {
  let answer: (names: unknown) => void = () => undefined
  const slow = new Promise((resolve) => {
    answer = resolve
  })
  const { user, type } = await open({ api: { ...api, 'GET /api/islamic-names': () => slow } })
  await type('2:255')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(1))
  await user.keyboard('{Enter}')
  expect(closed).toBe(false)
  answer({ names: [] })
  await waitFor(() => expect(location.pathname).toBe('/quran/reader/2/255'))
  expect(closed).toBe(true)
})

it('lists pages and surahs above verses, and parts of the home page only there', async () => {
  const { type, unmount } = await open({ at: '/' })
  await type('prayer')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(5))
  expect(await group('On this page')).toBeVisible()
  expect(await group('Lessons')).toBeVisible()
  const names = screen.getAllByRole('group').map((each) => each.querySelector('p')?.textContent)
  expect(names).toEqual(['Pages', 'Verses', 'Lessons', 'On this page'])
  unmount()
  const other = await open({ at: '/calendar' })
  await other.type('prayer')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(5))
  expect(screen.queryByRole('group', { name: 'On this page' })).toBeNull()
})

it('lists duas below verses and above parts of the page', async () => {
  const { type } = await open({ at: '/' })
  await type('mercy')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(5))
  expect((await options('Duas'))[0]).toHaveTextContent('For safety')
  const names = screen.getAllByRole('group').map((each) => each.querySelector('p')?.textContent)
  expect(names.indexOf('Duas')).toBe(names.indexOf('Verses') + 1)
})

it('finds names, hadiths and articles below duas, and links to all matching names', async () => {
  const { user, type } = await open({ at: '/' })
  await type('mercy')
  await waitFor(async () => expect(await options('Names')).toHaveLength(4))
  expect((await options('Names'))[0]).toHaveTextContent('rahma · رَحْمَةMercy')
  const found = await options('Hadiths')
  expect(found).toHaveLength(1)
  expect(found[0]).toHaveTextContent('Sahih Muslim 2752Allah has a hundred parts of mercy.')
  const groups = screen.getAllByRole('group').map((each) => each.querySelector('p')?.textContent)
  expect(groups.filter((group) => group !== 'On this page')).toEqual([
    ...['Verses', 'Duas', 'Names', 'Hadiths'],
    ...['Questions', 'Articles', 'History'],
  ])
  await user.click(await screen.findByRole('option', { name: 'See all matching names' }))
  expect(location.pathname + location.search).toBe('/islamic-names?search=mercy')
})

it.each([
  ['a name', 'umar', 'Names', '/islamic-names/umar'],
  ['a hadith', 'hundred parts', 'Hadiths', '/hadiths/muslim-2752'],
  ['a question', 'after a sin', 'Questions', '/islamic-qa/forgiveness'],
  ['a course', 'rule by', 'Courses', '/courses/tajweed'],
  ['a business', 'book shop', 'Businesses', '/islamic-business/sample-shop'],
  ['an article', 'find the', 'Articles', '/blog/find-the-qibla'],
  ['an event of history', 'opening', 'History', '/islamic-history/opening-of-makkah'],
])('opens %s', async (_, text, kind, address) => {
  const { user, type } = await open()
  await type(text)
  const [first] = await options(kind)
  await user.click(first as HTMLElement)
  await waitFor(() => expect(location.pathname).toBe(address))
})

it('shows names and hadiths in Arabic', async () => {
  const { type } = await open({ language: 'ar' })
  await type('mercy')
  expect((await options('الأسماء'))[0]).toHaveTextContent('رَحْمَةرحمة')
  expect((await options('الأحاديث'))[0]).toHaveTextContent('الرَّاحِمُونَ')
})

it('asks for no names and hadiths by one letter', async () => {
  const { type } = await open()
  await type('u')
  await options('Surahs')
  expect(sentRequests('GET /api/islamic-names')).toEqual([])
  expect(sentRequests('GET /api/hadiths')).toEqual([])
})

it('selects the next result with the arrow keys', async () => {
  const { user, type, field } = await open()
  await type('mercy')
  await waitFor(async () => expect(await options('Verses')).toHaveLength(5))
  const marked = () => screen.getAllByRole('option', { selected: true }).map(({ id }) => id)
  expect(marked()).toEqual([field.getAttribute('aria-activedescendant')])
  const [first] = marked()
  await user.keyboard('{ArrowDown}')
  expect(marked()).not.toEqual([first])
  expect(marked()).toEqual([field.getAttribute('aria-activedescendant')])
  await user.keyboard('{ArrowUp}')
  expect(marked()).toEqual([first])
})

it.each([
  ['its title', 'protection', ['Protection from harm', 'For safety']],
  ['its transliteration', 'yadurr', ['Protection from harm', 'For safety']],
  ['its Arabic without vowels', 'لا يضر', ['Protection from harm', 'For safety']],
  ['its meaning', 'nothing harms', ['Protection from harm']],
])('finds a dua by %s', async (_by, text, titles) => {
  const { user, type } = await open()
  await type(text)
  const found = await options('Duas')
  expect(found.map((each) => each.textContent?.slice(0, 10))).toEqual(
    titles.map((title) => title.slice(0, 10)),
  )
  await user.click(found[0] as HTMLElement)
  expect(location.pathname + location.search).toBe('/duas?dua=no-harm')
})

it('links to all matching verses', async () => {
  const { user, type } = await open()
  await type('mercy')
  await user.click(await screen.findByRole('option', { name: 'See all matching verses' }))
  expect(location.pathname + location.search).toBe('/search?q=mercy')
})

it('finds a surah in Arabic', async () => {
  const { type } = await open({ language: 'ar' })
  await type('الكهف')
  expect((await screen.findAllByRole('option'))[0]).toHaveTextContent('الكهف')
})
