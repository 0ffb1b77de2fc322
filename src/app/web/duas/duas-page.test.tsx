import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ReadableDua } from '#features/duas/core/index.ts'
import { sentRequests } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const duasPage = async () => {
  const { default: Page } = await import('./duas-page.tsx')
  const { LazyToastArea } = await import('#shared/web/ui/lazy-toast-area.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  return (
    <AudioProvider>
      <Page />
      <LazyToastArea />
    </AudioProvider>
  )
}

const istighfar: ReadableDua = {
  id: 'master-of-istighfar',
  title: { en: 'The best way to ask forgiveness', ar: 'سيد الاستغفار' },
  arabic: 'اللَّهُمَّ أَنْتَ رَبِّي',
  transliteration: 'Allāhumma anta rabbī',
  meaning: { en: 'O Allah, You are my Lord.' },
  categories: ['morning'],
  themes: ['forgiveness', 'morning-evening'],
  sources: [{ book: 'bukhari', number: 6306 }],
}
const noHarm: ReadableDua = {
  id: 'bismillah-no-harm',
  title: { en: 'Protection from harm', ar: 'الحفظ من الضرر' },
  arabic: 'بِسْمِ اللَّهِ',
  transliteration: 'Bismillāh',
  meaning: { en: 'In the name of Allah.' },
  categories: ['morning'],
  themes: ['protection', 'morning-evening'],
  times: 3,
  sources: [{ book: 'abu-dawud', number: 5088, grade: 'sahih', gradedBy: 'al-Albani' }],
}
const eating: ReadableDua = {
  ...istighfar,
  id: 'before-eating',
  title: { en: 'Before eating', ar: 'قبل الطعام' },
  categories: ['food'],
  themes: ['food'],
}

const RECORDINGS = 'GET /api/recordings'
const api = {
  'GET /content/duas/duas.json': [istighfar, noHarm, eating],
  [RECORDINGS]: { recordings: [] },
}
const titles = () =>
  screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent)

describe('the page of duas', () => {
  it('lists duas with text, transliteration, translation, source and grade', async () => {
    await renderPage(duasPage, { at: '/duas', api })
    const card = within(await screen.findByRole('article', { name: 'Protection from harm' }))
    expect(card.getByText('بِسْمِ اللَّهِ')).toHaveAttribute('lang', 'ar')
    expect(card.getByText('Bismillāh')).toBeVisible()
    expect(card.getByText('In the name of Allah.')).toBeVisible()
    expect(card.getByText(/Sunan Abi Dawud 5088.*sahih \(al-Albani\)/)).toBeVisible()
    expect(screen.getByText('3 duas')).toBeVisible()
  })

  it('names the source of the count before that of the wording', async () => {
    const twoSources: ReadableDua = {
      ...noHarm,
      sources: [
        { book: 'muslim', number: 2709, gives: 'wording' },
        { book: 'ahmad', number: 18967, gives: 'count' },
      ],
    }
    await renderPage(duasPage, { at: '/duas', api: { ...api, 'GET /content/duas/duas.json': [twoSources] } })
    expect(
      await screen.findByText(/^.?Count from Musnad Ahmad 18967.*wording from Sahih Muslim 2709/),
    ).toBeVisible()
  })

  it('plays the recordings of the operator beside their dua, with one request', async () => {
    const recording = {
      id: '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11',
      title: 'Sample recording',
      qari: 'Sample reciter',
      category: 'dua',
      surah: null,
      fromVerse: null,
      toVerse: null,
      item: noHarm.id,
      language: 'ar',
      isDownloadable: true,
      rights: 'Recorded for this test.',
      contentType: 'audio/mpeg',
      fileSize: 1000,
      duration: 65,
      waveform: null,
    }
    await renderPage(duasPage, { at: '/duas', api: { ...api, [RECORDINGS]: { recordings: [recording] } } })
    const card = within(await screen.findByRole('article', { name: 'Protection from harm' }))
    expect(await card.findByRole('button', { name: 'Play Sample recording' })).toBeVisible()
    expect(card.getByRole('link', { name: 'Download Sample recording' })).toHaveAttribute(
      'href',
      `/api/recordings/${recording.id}/audio?download=yes`,
    )
    expect(card.getByText('Recorded for this test.')).toBeVisible()
    expect(screen.getAllByRole('button', { name: /^Play/ })).toHaveLength(1)
    expect(sentRequests(RECORDINGS).map(({ query }) => query)).toEqual([{ category: 'dua' }])
  })

  it('filters by category, theme and words, and keeps the filter in the address', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas', api })
    await screen.findByText('3 duas')
    await user.click(screen.getByRole('button', { name: 'Morning' }))
    expect(titles()).toEqual(['The best way to ask forgiveness', 'Protection from harm'])
    expect(location.search).toBe('?category=morning')
    await user.type(screen.getByRole('searchbox'), 'rabbi')
    await waitFor(() => expect(titles()).toEqual(['The best way to ask forgiveness']))
    expect(location.search).toBe('?category=morning&q=rabbi')
  })

  it('says so when nothing is found, and shows all again', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas?q=zzz', api })
    expect(await screen.findByText('No duas found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Show all duas' }))
    expect(await screen.findByText('3 duas')).toBeVisible()
  })

  it('counts up to the number of the source and shows how much of the list is said', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas', api })
    await user.click(await screen.findByRole('button', { name: /Say it 3 times: 0 of 3/ }))
    await user.click(await screen.findByRole('button', { name: /1 of 3 said/ }))
    await user.click(await screen.findByRole('button', { name: /2 of 3 said/ }))
    expect(await screen.findByText('1 of 1 said today')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Done. Start over' }))
    expect(await screen.findByRole('button', { name: /Say it 3 times: 0 of 3/ })).toBeVisible()
  })

  it('hides the text to memorise it, until it is revealed', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas', api })
    await user.click(await screen.findByRole('button', { name: 'Memorise' }))
    expect(screen.queryByText('Bismillāh')).toBeNull()
    const card = within(screen.getByRole('article', { name: 'Protection from harm' }))
    await user.click(card.getByRole('button', { name: 'Reveal' }))
    expect(card.getByText('Bismillāh')).toBeVisible()
  })

  it('saves a dua and lists the saved ones alone', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas', api })
    const card = within(await screen.findByRole('article', { name: 'Before eating' }))
    await user.click(card.getByRole('button', { name: 'Save Before eating' }))
    await user.click(screen.getByRole('button', { name: 'Saved only' }))
    await waitFor(() => expect(titles()).toEqual(['Before eating']))
  })

  it('opens the dua of a shared link alone', async () => {
    await renderPage(duasPage, { at: '/duas?dua=bismillah-no-harm', api })
    expect(await screen.findByText('1 dua')).toBeVisible()
    expect(titles()).toEqual(['Protection from harm'])
  })

  it('focuses the dua of a link', async () => {
    await renderPage(duasPage, { at: '/duas?dua=bismillah-no-harm', api })
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Protection from harm' })).toHaveFocus())
  })

  it('invites to the session of its tab and shares its counts', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas?category=morning', api })
    const session = within(await screen.findByRole('region', { name: 'Morning adhkar' }))
    expect(session.getByRole('link', { name: 'Start' })).toHaveAttribute('href', '/duas/morning')
    expect(await session.findByText(/^(From|Until|Their time)/)).toBeVisible()
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: /Say it 3 times/ }))
    expect(session.getByText('You’ve said 1 of 2.')).toBeVisible()
    expect(session.getByRole('link', { name: 'Continue' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'All Duas' }))
    expect(await screen.findByRole('button', { name: /Say it 3 times: 0 of 3/ })).toBeVisible()
  })

  it('adds a dua to a new collection, filters by it, renames it, and undoes', async () => {
    const { user } = await renderPage(duasPage, { at: '/duas', api })
    const collect = 'Add Before eating to a collection'
    await user.click(await screen.findByRole('button', { name: collect }))
    await user.click(await screen.findByRole('button', { name: 'New collection' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Table')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Added to “Table”')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Saved only' }))
    await user.click(await screen.findByRole('button', { name: 'Table 1' }))
    await waitFor(() => expect(titles()).toEqual(['Before eating']))
    expect(location.search).toMatch(/^\?collection=/)

    await user.click(screen.getByRole('button', { name: 'Edit collection' }))
    await user.clear(screen.getByRole('textbox', { name: 'Name' }))
    await user.type(screen.getByRole('textbox', { name: 'Name' }), 'Meals')
    await user.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByRole('button', { name: 'Meals 1' })).toBeVisible()

    await user.click(screen.getByRole('button', { name: collect }))
    await user.click(await screen.findByRole('button', { name: 'Meals', pressed: true }))
    expect(await screen.findByText('Removed from “Meals”')).toBeVisible()
    expect(await screen.findByText('No duas found')).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(titles()).toEqual(['Before eating']))
  })

  it('offers another try when the list can’t be loaded', async () => {
    const { user } = await renderPage(duasPage, {
      at: '/duas',
      api: { 'GET /content/duas/duas.json': () => new Response('', { status: 500 }) },
    })
    expect(await screen.findByText('Failed to fetch duas', undefined, { timeout: 8000 })).toBeVisible()
    expect(user).toBeDefined()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
  })

  it('speaks Arabic, without transliteration and translation', async () => {
    await renderPage(duasPage, { at: '/duas', api, language: 'ar' })
    const card = within(await screen.findByRole('article', { name: 'الحفظ من الضرر' }))
    expect(card.getByText(/سنن أبي داود ٥٠٨٨.*صحيح \(الألباني\)/)).toBeVisible()
    expect(card.queryByText('Bismillāh')).toBeNull()
  })
})
