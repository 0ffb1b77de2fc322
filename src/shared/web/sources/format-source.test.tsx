import { afterEach, expect, it } from 'vitest'
import { languages } from '#shared/core/languages.ts'
import sources from '../../../../locales/en/sources.json'
import { startMessages } from '../i18n/i18n.ts'
import { formatGradedSources } from './format-source.ts'

const start = (texts: Parameters<typeof startMessages>[0]['texts']) =>
  startMessages({ language: languages[0], texts, fetch: async () => ({}) })

afterEach(() => start({}))

it.each([
  ['sahih', 'sahih (at-Tirmidhi)'],
  ['hasan sahih', 'hasan sahih (at-Tirmidhi)'],
  ['hasan sahih gharib', 'hasan sahih gharib (at-Tirmidhi)'],
])('names the grade “%s” and who gave it', (grade, named) => {
  start({ sources })
  const source = { book: 'tirmidhi', number: 3392, grade, gradedBy: 'at-Tirmidhi' } as const
  expect(formatGradedSources([source])).toContain(`\u2068${named}\u2069`)
})

it('names the surah as the page’s language writes it', () => {
  const source = { book: 'quran', number: '34:39' } as const
  const surah = { en: 'Saba', ar: 'سبأ' }
  start({ sources })
  expect(formatGradedSources([source], surah)).toContain('Saba 34:39')
  start({ sources, 'surah-names': { 34: { name: 'Sebe’', meaning: 'Sebe' } } })
  expect(formatGradedSources([source], surah)).toContain('Sebe’ 34:39')
})
