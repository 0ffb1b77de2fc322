import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import LanguagePicker from './language-picker.tsx'

const picker = <LanguagePicker onClose={() => undefined} />

it('says which languages have no texts yet, and marks the chosen one', async () => {
  await renderPage(picker, { language: 'ur' })
  const dialog = within(screen.getByRole('dialog', { name: 'Language' }))
  expect(dialog.getAllByRole('button', { name: /App in English/ })).toHaveLength(10)
  expect(dialog.getByRole('button', { name: /اردو/ })).toHaveAttribute('aria-pressed', 'true')
  expect(dialog.getByRole('button', { name: /العربية/ })).not.toHaveAccessibleName(/in English/)
  expect(dialog.getByText(/only the Quran’s translation follows your choice/)).toBeVisible()
})

it.each(['ur', 'fa', 'bn', 'fr'] as const)(
  'shows English digits, months and direction after choosing %s',
  async (language) => {
    await renderPage(picker, { language })
    expect(chosenLanguage().code).toBe(language)
    expect(document.documentElement).toHaveAttribute('lang', 'en')
    expect(document.documentElement).toHaveAttribute('dir', 'ltr')
    expect(formatNumber(1448)).toBe('1,448')
    expect(formatClock('05:12')).toBe('05:12')
    expect(formatDate({ year: 2026, month: 11, day: 23 })).toMatch(/^Monday,? 23 November 2026$/)
  },
)

it('works in Arabic', async () => {
  await renderPage(picker, { language: 'ar' })
  expect(screen.getByText(/لم يُترجم التطبيق إلى كل اللغات بعد/)).toBeVisible()
  expect(document.documentElement).toHaveAttribute('dir', 'rtl')
})
