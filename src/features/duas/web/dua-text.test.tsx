import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/core/languages.ts'
import { startMessages } from '#shared/web/i18n/i18n.ts'
import type { ReadableDua } from '../core/dua.ts'
import { meaningOf, occasionOf, titleOf } from './dua-text.tsx'

const dua: ReadableDua = {
  id: 'leaving-home',
  title: { en: 'An edited title', ar: 'عنوان معدّل' },
  arabic: 'بِسْمِ اللَّهِ',
  transliteration: 'Bismillāh',
  meaning: { en: 'In the name of Allah.' },
  when: { en: 'At an edited time', ar: 'في وقت معدّل' },
  categories: [],
  themes: ['home'],
  sources: [],
  edited: ['title', 'when'],
}
const translated = { title: 'Ancien titre', meaning: 'Au nom d’Allah.', when: 'Ancienne occasion' }

function startIn(code: 'en' | 'ar' | 'fr') {
  const language = languages.find((each) => each.code === code) ?? languages[0]
  const texts = { 'adhkar-texts': { 'leaving-home': translated } }
  startMessages({ language, texts: code === 'fr' ? texts : {}, fetch: async () => ({}) })
}
afterEach(() => startIn('en'))

it('is English where an editor changed the English, and translated elsewhere', () => {
  startIn('fr')
  expect(titleOf(dua)).toEqual({ text: 'An edited title', language: 'en' })
  expect(occasionOf(dua)).toEqual({ text: 'At an edited time', language: 'en' })
  expect(meaningOf(dua)).toEqual({ text: translated.meaning, language: 'fr' })
  expect(titleOf({ ...dua, edited: undefined })).toEqual({ text: translated.title, language: 'fr' })
})

it('is the editor’s Arabic on Arabic pages', () => {
  startIn('ar')
  expect(titleOf(dua)).toEqual({ text: 'عنوان معدّل', language: 'ar' })
  expect(meaningOf({ ...dua, edited: ['meaning'] })).toEqual({ text: dua.meaning.en, language: 'en' })
})
