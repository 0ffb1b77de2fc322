import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Route } from 'wouter'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { ImportedHadithPageAnswer } from '../../core/hadith-collections.contract.ts'

const pages = async () => {
  const { default: Collections } = await import('./collections-page.tsx')
  const { default: Collection } = await import('./collection-page.tsx')
  const { default: One } = await import('./imported-hadith-page.tsx')
  return (
    <>
      <Route component={Collections} path="/hadith-collection" />
      <Route component={Collection} path="/hadith-collection/:collection" />
      <Route component={One} path="/hadith-collection/:collection/:number" />
    </>
  )
}

const muslim = {
  slug: 'muslim',
  name: 'Sahih Muslim',
  nameArabic: 'صحيح مسلم',
  total: 7563,
  source: 'fawazahmed0/hadith-api',
  licence: 'Public domain.',
}
const chapters = [
  { number: '0', name: '', nameArabic: '', total: 92 },
  { number: '1', name: 'Faith', nameArabic: 'كتاب الإيمان', total: 441 },
]
const hadith: ImportedHadithPageAnswer = {
  id: 'muslim/8a',
  collection: 'muslim',
  collectionName: 'Sahih Muslim',
  collectionNameArabic: 'صحيح مسلم',
  hadithNumber: '8a',
  numberingScheme: 'abd-al-baqi',
  otherNumbers: [{ scheme: 'edition', number: '93' }],
  chapter: '1',
  chapterName: 'Faith',
  chapterNameArabic: 'كتاب الإيمان',
  narrator: 'Yahya',
  arabicText: 'الدِّينُ النَّصِيحَةُ',
  translation: 'Religion is sincerity.',
  grades: [],
  source: 'fawazahmed0/hadith-api',
  licence: 'Public domain.',
  views: 0,
  previous: null,
  next: 'muslim/8b',
  checked: 'muslim-8',
}
const graded = {
  ...hadith,
  id: 'abu-dawud/5',
  collection: 'abu-dawud',
  collectionName: 'Sunan Abi Dawud',
  hadithNumber: '5',
  grades: [
    { grade: 'Hasan', grader: 'Al-Albani', kind: 'hasan' as const },
    { grade: 'Mauquf', grader: 'Zubair Ali Zai', kind: null },
  ],
}
const pagination = { page: 1, limit: 50, total: 2, totalPages: 1 }
const api = {
  'GET /api/hadith-collections': { areImported: true, collections: [muslim] },
  'GET /api/hadith-collections/all/hadiths': { hadiths: [hadith, graded], pagination },
  'GET /api/hadith-collections/muslim': { ...muslim, chapters },
  'GET /api/hadith-collections/muslim/hadiths': {
    hadiths: [hadith],
    pagination: { ...pagination, total: 1 },
  },
  'GET /api/hadith-collections/muslim/hadiths/8a': hadith,
  'POST /api/analytics/pageview': { counted: true },
}
const open = (at: string, options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(pages, { at, api, ...options })

describe('the collections', () => {
  it('are the checked hadiths without an import, with the command that adds more', async () => {
    const own = { ...muslim, total: 60, source: null, licence: null }
    await open('/hadith-collection', {
      api: { ...api, 'GET /api/hadith-collections': { areImported: false, collections: [own] } },
    })
    const link = await screen.findByRole('link', { name: /Sahih Muslim.*60 hadiths/ })
    expect(link).toHaveAttribute('href', '/hadiths?collection=muslim')
    expect(screen.getByText(/npm run import -- hadith/)).toBeVisible()
  })

  it('name their number, source and licence, above a search in all of them', async () => {
    const { user } = await open('/hadith-collection')
    const link = await screen.findByRole('link', { name: /Sahih Muslim.*7,563 hadiths/ })
    expect(link).toHaveTextContent('Texts from fawazahmed0/hadith-api. Public domain.')
    await user.type(screen.getByRole('searchbox'), 'muslim 8')
    await screen.findByRole('article', { name: 'Sunan Abi Dawud 5' })
    await expect
      .poll(() => sentRequests('GET /api/hadith-collections/all/hadiths').at(-1)?.query)
      .toEqual({ search: 'muslim 8' })
  })

  it('say that they could not be loaded', async () => {
    await open('/hadith-collection', {
      api: { ...api, 'GET /api/hadith-collections': () => new Response('', { status: 500 }) },
    })
    expect(await screen.findByText('Failed to fetch hadiths')).toBeVisible()
  })
})

describe('a collection', () => {
  it('lists its books and filters by one', async () => {
    const { user } = await open('/hadith-collection/muslim')
    await screen.findByRole('article', { name: 'Sahih Muslim 8a' })
    await user.click(screen.getByText('Books'))
    expect(await screen.findByRole('link', { name: '0. Introduction 92' })).toBeVisible()
    await user.selectOptions(screen.getByLabelText('Book'), '1. Faith')
    await expect
      .poll(() => sentRequests('GET /api/hadith-collections/muslim/hadiths').at(-1)?.query)
      .toEqual({ chapter: '1' })
  })

  it.each([
    ['٨a', '/hadith-collection/muslim/8a'],
    ['1/8', '/hadith-collection/muslim/1-8'],
  ])('goes to the number %s', async (typed, address) => {
    const { user } = await open('/hadith-collection/muslim', {
      api: { ...api, 'GET /api/hadith-collections/muslim/hadiths/1-8': hadith },
    })
    await user.type(await screen.findByLabelText('Go to number'), `${typed}{Enter}`)
    expect(await screen.findByRole('heading', { level: 1, name: 'Sahih Muslim 8a' })).toBeVisible()
    expect(location.pathname).toBe(address)
  })
})

it('says so when there is no such collection', async () => {
  const missing = () => new Response('{}', { status: 404 })
  await open('/hadith-collection/muslim', { api: { ...api, 'GET /api/hadith-collections/muslim': missing } })
  expect(await screen.findByText('This page doesn’t exist')).toBeVisible()
})

describe('an imported hadith', () => {
  it('has both texts, its numbers side by side, its source and its neighbours', async () => {
    await open('/hadith-collection/muslim/8a')
    await screen.findByRole('heading', { level: 1, name: 'Sahih Muslim 8a' })
    for (const text of [
      'Religion is sincerity.',
      'Narrated by Yahya',
      'Sahih: in Sahih Muslim',
      'English from fawazahmed0/hadith-api',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    const fact = (label: string) => screen.getByText(label).nextElementSibling
    expect(fact('Numbering')).toHaveTextContent('8a Muhammad Fuʾad Abd al-Baqi')
    expect(fact('Other numbers')).toHaveTextContent('93 Number in the imported file')
    expect(fact('Texts')).toHaveTextContent('fawazahmed0/hadith-api')
    expect(screen.getByRole('link', { name: 'Next hadith' })).toHaveAttribute(
      'href',
      '/hadith-collection/muslim/8b',
    )
    expect(screen.queryByRole('link', { name: 'Previous hadith' })).toBeNull()
    expect(screen.getByRole('link', { name: /checked text/ })).toHaveAttribute('href', '/hadiths/muslim-8')
  })

  it('names every scholar beside the grade', async () => {
    await open('/hadith-collection')
    const card = within(await screen.findByRole('article', { name: 'Sunan Abi Dawud 5' }))
    expect(card.getByText('Hasan, Al-Albani').closest('li')).toHaveClass('bg-mark')
    expect(card.getByText('Mauquf, Zubair Ali Zai').closest('li')).toHaveClass('bg-sunken')
  })

  it('speaks Arabic, without the English text', async () => {
    await open('/hadith-collection/muslim/8a', { language: 'ar' })
    await screen.findByRole('heading', { level: 1, name: 'صحيح مسلم ٨a' })
    expect(screen.getByText(/كتاب الإيمان/)).toBeVisible()
    expect(screen.queryByText('Religion is sincerity.')).toBeNull()
  })
})
