import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/core/languages.ts'
import { adhkarText } from './adhkar-text.ts'
import { startMessages } from './i18n/i18n.ts'

const title = { en: 'Leaving home', ar: 'الخروج من المنزل' }
const texts = { 'adhkar-texts': { 'leaving-home': { title: 'Translated' } } }

function startIn(code: 'en' | 'ar', messages = {}) {
  const language = languages.find((each) => each.code === code) ?? languages[0]
  startMessages({ language, texts: messages, fetch: async () => ({}) })
}

afterEach(() => startIn('en'))

it('is the text of the page’s language', () => {
  startIn('en', texts)
  expect(adhkarText('leaving-home', 'title', title).text).toBe('Translated')
})

it('is English, and says so, if the language has none', () => {
  startIn('en')
  expect(adhkarText('at-the-market', 'title', title)).toEqual({ text: title.en, language: 'en' })
})

it('is the Arabic of the item on Arabic pages', () => {
  startIn('ar', texts)
  expect(adhkarText('leaving-home', 'title', title)).toEqual({ text: title.ar, language: 'ar' })
})
