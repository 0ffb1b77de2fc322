import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type LanguageCode, languageOf, languages } from '#shared/core/languages.ts'
import { startMessages } from '#shared/web/i18n/i18n.ts'
import { PassageText, passageAsText } from './passage-text.tsx'

const passage = {
  id: 'charityReminder',
  arabic: 'وَهُوَ خَيْرُ الرَّازِقِينَ',
  transliteration: 'Wa huwa khayru-r-rāziqīn',
  meaning: { en: 'He is the best of providers.' },
  sources: [{ book: 'quran', number: '34:39' }],
  surah: { en: 'Saba', ar: 'سبأ' },
} as const
const texts = {
  'reflection-texts': { charityReminder: 'O, rızık verenlerin en hayırlısıdır.' },
  'surah-names': { 34: { name: 'Sebe’', meaning: 'Sebe' } },
}
const startIn = (code: LanguageCode) =>
  startMessages({
    language: languageOf(code) ?? languages[0],
    texts: code === 'tr' ? texts : {},
    fetch: async () => ({}),
  })

afterEach(() => startIn('en'))

it('is in the page’s language, or else in English', () => {
  startIn('ur')
  const { unmount } = render(<PassageText passage={passage} />)
  expect(screen.getByText('He is the best of providers.')).toHaveAttribute('lang', 'en')
  unmount()
  startIn('tr')
  render(<PassageText passage={passage} />)
  expect(screen.getByText('O, rızık verenlerin en hayırlısıdır.')).toHaveAttribute('lang', 'tr')
})

it('is shared in the page’s language, with the surah’s name', () => {
  startIn('tr')
  expect(passageAsText(passage)).toContain('O, rızık verenlerin en hayırlısıdır.')
  expect(passageAsText(passage)).not.toContain('providers')
})
