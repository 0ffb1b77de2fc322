import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { Route } from 'wouter'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import type { HadithAnswer } from '../core/hadiths.contract.ts'

const pages = async () => {
  const { default: List } = await import('./hadiths-page.tsx')
  const { default: One } = await import('./hadith-page.tsx')
  return (
    <>
      <Route component={List} path="/hadiths" />
      <Route component={One} path="/hadiths/:slug" />
    </>
  )
}

const intention: HadithAnswer = {
  id: 'bukhari-1',
  collection: 'bukhari',
  hadithNumber: 1,
  numberingScheme: 'Fath al-Bari',
  otherNumbers: [{ scheme: 'book and hadith', number: '1/1' }],
  book: 'Revelation',
  bookArabic: 'بدء الوحي',
  narrator: 'Umar ibn al-Khattab',
  narratorArabic: 'عمر بن الخطاب',
  arabicText: 'إِنَّمَا الْأَعْمَالُ بِالنِّيَّاتِ',
  translation: 'Actions are only by intentions.',
  theme: 'intention',
  keywords: ['sincerity', 'emigration', 'deeds', 'reward'],
  keywordsArabic: ['الإخلاص', 'الهجرة', 'الأعمال', 'الأجر'],
  grade: 'sahih',
  gradedBy: 'in Sahih al-Bukhari',
  isAuthentic: true,
  nawawi: 1,
  views: 12,
}
const good: HadithAnswer = {
  ...intention,
  id: 'tirmidhi-1987',
  collection: 'tirmidhi',
  hadithNumber: 1987,
  grade: 'hasan',
  gradedBy: 'al-Albani',
  nawawi: null,
}
const weak: HadithAnswer = { ...good, id: 'tirmidhi-2', hadithNumber: 2, grade: 'daif', isAuthentic: false }
/** The hadith of the day, with texts of its own. */
const ofToday: HadithAnswer = {
  ...good,
  id: 'nasai-5711',
  collection: 'nasai',
  hadithNumber: 5711,
  narrator: 'al-Hasan ibn Ali',
  narratorArabic: 'الحسن بن علي',
  arabicText: 'دَعْ مَا يَرِيبُكَ',
  translation: 'Leave what makes you doubt.',
}
const api = {
  'GET /api/hadiths/daily': ofToday,
  'GET /api/hadiths': [intention, good, weak],
  'GET /api/hadiths/count': { total: 3 },
  'GET /api/hadiths/bukhari-1': intention,
  'POST /api/analytics/pageview': { counted: true },
}
const card = async (name: string) => within(await screen.findByRole('article', { name }))

describe('the list of hadiths', () => {
  it('has four placeholders while it loads', async () => {
    const { container } = await renderPage(pages, {
      at: '/hadiths',
      api: { ...api, 'GET /api/hadiths': () => new Promise(() => undefined) },
    })
    await screen.findByRole('heading', { name: 'Hadiths' })
    expect(container.querySelectorAll('[data-skeleton]')).toHaveLength(4)
  })

  it('shows reference, grade, narrator, text, translation, theme, three keywords and views', async () => {
    await renderPage(pages, { at: '/hadiths', api })
    const first = await card('Sahih al-Bukhari 1')
    const texts = [
      'Sahih (authentic)',
      'Verified',
      'Narrated by Umar ibn al-Khattab',
      '12 views',
      'Intention',
    ]
    for (const text of [...texts, 'Actions are only by intentions.', 'sincerity', 'emigration', 'deeds']) {
      expect(first.getByText(text)).toBeVisible()
    }
    expect(first.queryByText('reward')).toBeNull()
    expect(first.getByText(intention.arabicText)).toHaveAttribute('lang', 'ar')
    expect(screen.getByText('Showing 3 of 3')).toBeVisible()
  })

  it('names the scholar of a grade, in its colour, and marks only authentic hadiths', async () => {
    await renderPage(pages, { at: '/hadiths', api })
    expect((await card('Sahih al-Bukhari 1')).getByText('Sahih (authentic)')).toHaveClass('text-action')
    const hasan = await card('Jamiʿ at-Tirmidhi 1987')
    expect(hasan.getByText('Hasan (good), al-Albani')).toHaveClass('bg-mark')
    expect(hasan.getByText('Verified')).toBeVisible()
    const daif = await card('Jamiʿ at-Tirmidhi 2')
    expect(daif.getByText('Daif (weak), al-Albani')).toHaveClass('text-ending')
    expect(daif.queryByText('Verified')).toBeNull()
  })

  it('filters by collection and theme', async () => {
    const { user } = await renderPage(pages, { at: '/hadiths', api })
    await card('Sahih al-Bukhari 1')
    await user.selectOptions(screen.getByLabelText('Collection'), 'Sahih Muslim')
    await user.selectOptions(screen.getByLabelText('Theme'), 'Prayer')
    expect(location.search).toBe('?collection=muslim&theme=prayer')
    await screen.findByText('Showing 3 of 3')
    for (const call of ['GET /api/hadiths', 'GET /api/hadiths/count']) {
      expect(sentRequests(call).at(-1)?.query).toEqual({ collection: 'muslim', theme: 'prayer' })
    }
  })

  it('begins with the hadith of the day', async () => {
    await renderPage(pages, { at: '/hadiths', api, now: '2026-11-23T23:30:00Z' })
    const today = within(await screen.findByRole('region', { name: 'Hadith of the day' }))
    expect(await today.findByText('Leave what makes you doubt.')).toBeVisible()
    expect(today.getByRole('link')).toHaveAttribute('href', '/hadiths/nasai-5711')
    expect(sentRequests('GET /api/hadiths/daily').at(-1)?.query).toEqual({ date: '2026-11-23' })
    vi.useRealTimers()
  })

  it('shares a hadith as a picture, and stores a saved one for offline until it is unsaved', async () => {
    const add = vi.fn(async () => undefined)
    const remove = vi.fn(async () => true)
    const keys = async () =>
      ['bukhari-1', 'bukhari-10'].map((id) => ({ url: `${location.origin}/api/hadiths/${id}` }))
    vi.stubGlobal('caches', { has: async () => true, open: async () => ({ add, keys, delete: remove }) })
    const { user } = await renderPage(pages, { at: '/hadiths', api })
    const first = await card('Sahih al-Bukhari 1')
    await user.click(first.getByRole('button', { name: 'Share Sahih al-Bukhari 1' }))
    expect(await screen.findByRole('button', { name: 'Image' })).toBeVisible()
    await user.keyboard('{Escape}')
    await user.click(first.getByRole('button', { pressed: false }))
    await expect.poll(() => add.mock.calls).toEqual([['/api/hadiths/bukhari-1']])
    await user.click(await first.findByRole('button', { pressed: true }))
    await expect
      .poll(() => remove.mock.calls)
      .toEqual([[{ url: `${location.origin}/api/hadiths/bukhari-1` }]])
    vi.unstubAllGlobals()
  })

  it('tells about the collections', async () => {
    const { user } = await renderPage(pages, { at: '/hadiths', api })
    await user.click(screen.getByText('About the collections'))
    expect(await screen.findByText(/Muslim ibn al-Hajjaj/)).toBeVisible()
  })

  it('says so when nothing is found', async () => {
    await renderPage(pages, {
      at: '/hadiths?search=zzz',
      api: { ...api, 'GET /api/hadiths': [], 'GET /api/hadiths/count': { total: 0 } },
    })
    expect(await screen.findByText('No hadiths found')).toBeVisible()
  })

  it('has the translation from left to right in Urdu', async () => {
    await renderPage(pages, { at: '/hadiths', api, language: 'ur' })
    const first = await card('صحیح بخاری 1')
    expect(
      screen.getByText('احادیث عربی میں ہیں اور ان کا ترجمہ ابھی صرف انگریزی میں دستیاب ہے۔'),
    ).toBeVisible()
    expect(first.getByText(intention.translation)).toHaveAttribute('dir', 'ltr')
  })

  it('speaks Arabic, without the translation', async () => {
    await renderPage(pages, { at: '/hadiths', api, language: 'ar' })
    const first = await card('صحيح البخاري ١')
    expect(first.getByText('عن عمر بن الخطاب')).toBeVisible()
    expect(first.getByText('الإخلاص')).toBeVisible()
    expect(first.queryByText(intention.translation)).toBeNull()
  })
})

describe('the page of a hadith', () => {
  it('shows its numbers with their schemes, its book and all keywords', async () => {
    await renderPage(pages, { at: '/hadiths/bukhari-1', api })
    expect(await screen.findByRole('heading', { level: 1, name: 'Sahih al-Bukhari 1' })).toBeVisible()
    for (const text of [
      'Fath al-Bari',
      'book and hadith',
      'Revelation',
      'Number 1',
      'reward',
      'Rafiq’s own translation',
    ]) {
      expect(screen.getByText(text)).toBeVisible()
    }
    expect(document.title).toBe('Sahih al-Bukhari 1 — Rafiq')
  })
})
