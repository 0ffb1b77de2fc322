import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { answerWith, refusal, type SentRequest, setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const page = async () => {
  const { default: SearchPage } = await import('./search-page.tsx')
  const { AudioProvider } = await import('#shared/web/audio/audio-provider.tsx')
  return (
    <AudioProvider>
      <SearchPage />
    </AudioProvider>
  )
}

const kursi = { surahNumber: 2, surahName: 'Al-Baqarah', surahNameArabic: 'البقرة', verseNumber: 255 }
const second = { surahNumber: 1, surahName: 'Al-Fatihah', surahNameArabic: 'الفاتحة', verseNumber: 2 }
const praise = 'ٱلۡحَمۡدُ لِلَّهِ رَبِّ ٱلۡعَٰلَمِينَ'

/** A made-up verse that has `word` at the beginning of its translation. */
function verseWith(word: string, place: object, language: string) {
  return {
    id: `${Object.values(place).join()} ${word}`,
    surahName: 'Maryam',
    surahNameArabic: 'مريم',
    arabicText: 'كٓهيعٓصٓ',
    transliteration: 'sound',
    translation: `${word} of a verse`,
    language,
    translationId: language,
    match: [{ field: 'translation', ranges: [[0, word.length]] }],
    ...place,
  }
}

/** Forty-five verses with the word: the odd ones in Maryam (Meccan), the others in al-Baqarah. */
const many = (word: string, language: string) =>
  Array.from({ length: 45 }, (_, index) =>
    verseWith(
      word,
      index % 2 ? { surahNumber: 19, verseNumber: index + 1 } : { ...kursi, verseNumber: index + 1 },
      language,
    ),
  )

function foundFor(text: string, language: string) {
  if (text.includes('qqqzzz') || text === 'ظظظظظظ') return []
  if (text === '2:255' || text === '٢:٢٥٥') return [{ ...verseWith('God', kursi, language), match: [] }]
  if (text === 'الحمد لله رب العالمين') {
    const match = [{ field: 'arabicText', ranges: [[0, 11]] }]
    return [{ ...verseWith('Praise', second, language), arabicText: praise, match }]
  }
  return many(text, language)
}

const search = ({ query: { q = '', language = '', limit, offset } }: SentRequest) =>
  foundFor(q, language).slice(Number(offset), Number(offset) + Number(limit))

const translations = [
  { id: 'en', language: 'en', languageName: 'English', name: 'English', imported: false },
  { id: 'fr', language: 'fr', languageName: 'Français', name: 'French', imported: false },
  { id: 'tr', language: 'tr', languageName: 'Türkçe', name: 'Turkish', imported: false },
]

async function open(at = '/search', options: Parameters<typeof renderPage>[1] = {}) {
  const opened = await renderPage(page, {
    at,
    api: { 'GET /api/verses/search': search, 'GET /api/quran/translations': translations },
    ...options,
  })
  const type = async (text: string) => {
    // Replaces the text in one step: an empty field would end the search.
    await opened.user.tripleClick(field())
    await opened.user.paste(text)
  }
  const press = async (name: string | RegExp) =>
    opened.user.click(await screen.findByRole('button', { name }))
  return { ...opened, type, press }
}

const field = () => screen.getByRole<HTMLInputElement>('searchbox')
const cards = () => screen.queryAllByRole('article')
const links = () => cards().map((card) => within(card).getByRole('link'))
const marks = () => [...document.querySelectorAll('mark')].map((mark) => mark.textContent)
const shows = (count: number) => waitFor(() => expect(cards()).toHaveLength(count))
const says = (text: string | RegExp) => screen.findByText(text)
const address = () => decodeURIComponent(location.pathname + location.search)

describe('results', () => {
  it('appear while typing, are marked, and stay in the address', async () => {
    const { user } = await open()
    expect(document.title).toMatch(/Search/)
    expect(field()).toHaveFocus()
    await user.keyboard('mercy')
    await shows(20)
    await waitFor(() => expect(address()).toBe('/search?q=mercy'))
    expect(screen.getByText('The first 20 verses')).toBeVisible()
    expect(marks()).toEqual(Array.from({ length: 20 }, () => 'mercy'))
  })

  it('are loaded from the address, and Show more moves the focus to the first new one', async () => {
    const { press } = await open('/search?q=mercy')
    expect(field()).toHaveValue('mercy')
    await shows(20)
    await press('Show more')
    await shows(40)
    expect(links()[20]).toHaveFocus()
  })

  it('are marked in the unchanged Arabic text', async () => {
    const { type } = await open()
    await type('الحمد لله رب العالمين')
    await shows(1)
    expect(links()[0]).toHaveTextContent('Al-Fatihah 1:2')
    const text = cards()[0]?.querySelector('.quran-text')
    expect(text).toHaveTextContent(praise)
    const [mark = ''] = marks()
    expect(mark).not.toBe('')
    expect(praise.startsWith(mark)).toBe(true)
  })

  it('name a verse by its reference and a surah by its name', async () => {
    const { type } = await open()
    await type('2:255')
    await shows(1)
    expect(links()[0]).toHaveTextContent('Al-Baqarah 2:255')
    await type('baqara')
    const surahs = within(await screen.findByRole('list', { name: 'Surahs found' }))
    expect(surahs.getByRole('link')).toHaveAttribute('href', '/quran/reader/2')
  })

  it('say if a text is too short or was not found', async () => {
    const { type } = await open()
    for (const short of ['ab', 'َُِّ', '.*+?^()|[]', '!!!', '😀😀😀']) {
      await type(short)
      expect(await says('Type at least 3 characters to search')).toBeVisible()
    }
    for (const odd of ['qqqzzzxxx', "'; qqqzzz--", '(qqqzzz)*', '😀😀😀 qqqzzz']) {
      await type(odd)
      expect(await says(`No verses found for "${odd}". Try different keywords.`)).toBeVisible()
    }
    expect(screen.getByRole('heading', { name: 'No results found' })).toBeVisible()
  })

  it('start with a suggestion, which is remembered until it is cleared', async () => {
    const { user, press } = await open()
    const passages = within(screen.getByRole('group', { name: 'Passages' }))
    await user.click(passages.getByRole('button', { name: 'Ya-Sin' }))
    await shows(20)
    await user.clear(field())
    const recent = within(await screen.findByRole('group', { name: 'Recent searches' }))
    expect(recent.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ya-Sin'])
    await press('Clear')
    await waitFor(() => expect(screen.queryByRole('group', { name: 'Recent searches' })).toBeNull())
  })
})

describe('search filters', () => {
  it('narrow by surah, revelation and text, and are in the address', async () => {
    const { user, press } = await open('/search?q=mercy')
    await shows(20)
    await screen.findByRole('option', { name: /Maryam/ })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Surah' }), '19')
    await waitFor(() => expect(address()).toBe('/search?q=mercy&surah=19'))
    await waitFor(() => expect(links().every((link) => link.textContent?.includes('Maryam 19:'))).toBe(true))
    expect(cards().length).toBeGreaterThan(0)
    await press('Medinan')
    expect(await says(/^No verses found for "mercy"/)).toBeVisible()
    await press('Medinan')
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
    await press('Arabic')
    expect(await says(/^No verses found for "mercy"/)).toBeVisible()
    await user.click(
      within(screen.getByRole('group', { name: 'Search in' })).getByRole('button', { name: 'All' }),
    )
    await waitFor(() => expect(cards().length).toBeGreaterThan(0))
  })

  it('search the chosen translation', async () => {
    const { user, type } = await open()
    await screen.findByRole('option', { name: 'Français' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'Translation' }), 'fr')
    await type('miséricorde')
    await waitFor(() => expect(address()).toContain('language=fr'))
    await waitFor(() => expect(marks()[0]).toBe('miséricorde'))
    expect(cards()[0]?.querySelector('[lang=fr]')).toBeVisible()
  })
})

describe('arrow keys', () => {
  it('move from the field through the results and back', async () => {
    const { user } = await open()
    await user.keyboard('patience')
    await shows(20)
    await user.keyboard('{ArrowDown}')
    expect(links()[0]).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    expect(links()[1]).toHaveFocus()
    await user.keyboard('{ArrowUp}{ArrowUp}')
    expect(field()).toHaveFocus()
    await user.keyboard('{ArrowDown}')
    const href = links()[0]?.getAttribute('href')
    await user.keyboard('{Enter}')
    expect(location.pathname).toBe(href)
  })

  it('leave the focus among the results when those are replaced', async () => {
    const { user, type } = await open('/search?q=fire')
    await shows(20)
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    let asked = false
    answerWith({
      'GET /api/verses/search': async (request: SentRequest) => {
        asked = true
        await held
        return search(request)
      },
    })
    await type('patience')
    await waitFor(() => expect(asked).toBe(true))
    await user.keyboard('{ArrowDown}')
    expect(links()[0]).toHaveFocus()
    answer()
    await waitFor(() => expect(marks()[0]).toBe('patience'))
    await user.keyboard('{ArrowDown}')
    expect(links()[0]).toHaveFocus()
    await user.keyboard('{ArrowUp}')
    expect(field()).toHaveFocus()
  })
})

describe('a failed search', () => {
  it('shows an error, keeps the text and can be tried again', async () => {
    const { press } = await open('/search?q=mercy', {
      api: {
        'GET /api/verses/search': refusal(500, 'internal'),
        'GET /api/quran/translations': translations,
      },
    })
    expect(await screen.findByRole('heading', { name: 'Failed to search Quran' })).toBeVisible()
    expect(field()).toHaveValue('mercy')
    answerWith({ 'GET /api/verses/search': search })
    await press('Try again')
    await shows(20)
  })

  it('is repeated automatically when the network is back', async () => {
    const { type } = await open()
    act(() => setConnected(false))
    await type('mercy')
    expect(await screen.findByRole('heading', { name: 'Failed to search Quran' })).toBeVisible()
    act(() => setConnected(true))
    await shows(20)
  })
})

describe('in Arabic', () => {
  it('shows references in Arabic digits and gives hints in Arabic', async () => {
    const { type } = await open('/search', { language: 'ar' })
    await type('٢:٢٥٥')
    await shows(1)
    expect(links()[0]).toHaveTextContent('البقرة ٢:٢٥٥')
    await type('ظظظظظظ')
    expect(await says('لا توجد آيات تطابق «ظظظظظظ». جرّب كلمات أخرى.')).toBeVisible()
    await type('مع')
    expect(await says('اكتب ٣ أحرف على الأقل للبحث')).toBeVisible()
  })

  it('shows a translation if one is chosen', async () => {
    const { user } = await open('/search?q=الحمد لله رب العالمين', { language: 'ar' })
    await shows(1)
    expect(cards()[0]?.querySelector('[lang=tr]')).toBeNull()
    await screen.findByRole('option', { name: 'Türkçe' })
    await user.selectOptions(screen.getByRole('combobox', { name: 'الترجمة' }), 'tr')
    await waitFor(() => expect(cards()[0]?.querySelector('[lang=tr]')).toBeVisible())
  })
})
