import { describe, expect, it } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { loadMessages, startMessages } from '#shared/web/i18n/i18n.ts'
import { SURAH_NAMES } from '#shared/web/surah-name.ts'
import { surahMeaning, surahName, surahOfVerse } from './surah-name.ts'

const elephant = {
  number: 105,
  name: 'الفيل',
  englishName: 'Al-Fil',
  englishNameTranslation: 'The Elephant',
}
const texts = {
  ml: { 105: { name: 'അൽ ഫീൽ', meaning: 'ആന' } },
  tr: { 105: { name: 'Fîl', meaning: 'Fil' } },
}

async function inLanguage(code: 'en' | 'ar' | 'ml' | 'tr' | 'fa') {
  const language = languageOf(code)
  if (!language) throw new Error(`There is no language ${code}.`)
  startMessages({
    language,
    texts: {},
    fetch: async (of) => (of === 'ml' || of === 'tr' ? { [SURAH_NAMES]: texts[of] } : {}),
  })
  await loadMessages([SURAH_NAMES])
  return { name: surahName(elephant), meaning: surahMeaning(elephant) }
}

describe('the name of a surah', () => {
  // Loaded messages stay, so the language without names is first.
  it.each([
    ['fa', 'الفيل', { text: 'The Elephant', language: 'en' }],
    ['en', 'Al-Fil', { text: 'The Elephant', language: 'en' }],
    ['ar', 'الفيل', undefined],
    ['ml', 'അൽ ഫീൽ', { text: 'ആന', language: 'ml' }],
    // The name itself is the word, but for the accent.
    ['tr', 'Fîl', undefined],
  ] as const)('in %s is %s', async (code, name, meaning) => {
    expect(await inLanguage(code)).toEqual({ name, meaning })
  })

  it('is the same for a verse', async () => {
    await inLanguage('ml')
    expect(surahOfVerse({ surahNumber: 105, surahName: 'Al-Fil', surahNameArabic: 'الفيل' })).toBe('അൽ ഫീൽ')
  })
})
