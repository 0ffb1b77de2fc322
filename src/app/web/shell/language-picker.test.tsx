import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { AudioProvider } from '#shared/web/audio/audio-provider.tsx'
import { formatDate, formatNumber } from '#shared/web/i18n/format.ts'
import { formatClock } from '#shared/web/i18n/format-clock.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'
import LanguagePicker from './language-picker.tsx'

const picker = (
  <AudioProvider>
    <LanguagePicker onClose={() => undefined} />
  </AudioProvider>
)

it('marks the chosen language, and calls none untranslated', async () => {
  await renderPage(picker, { language: 'ur' })
  const dialog = within(screen.getByRole('dialog', { name: 'زبان' }))
  expect(dialog.getAllByRole('button', { pressed: false })).toHaveLength(11)
  expect(dialog.getByRole('button', { name: /اردو/, pressed: true })).toBeVisible()
  expect(dialog.queryByText(/انگریزی میں رہتی ہے/)).toBeNull()
})

it.each([
  ['ur', 'rtl', '1,448', '\u20665:12 AM\u2069', /نومبر/],
  ['fa', 'rtl', '۱٬۴۴۸', '۰۵:۱۲', /۲۰۲۶/],
  ['bn', 'ltr', '১,৪৪৮', '৫:১২ AM', /নভেম্বর/],
  ['fr', 'ltr', '1\u202f448', '05:12', /^lundi 23 novembre 2026$/],
] as const)('shows digits, months and direction of %s', async (language, direction, number, time, date) => {
  await renderPage(picker, { language })
  expect(chosenLanguage().code).toBe(language)
  expect(document.documentElement).toHaveAttribute('lang', language)
  expect(document.documentElement).toHaveAttribute('dir', direction)
  expect(formatNumber(1448)).toBe(number)
  expect(formatClock('05:12').replace(/\s/u, ' ')).toBe(time)
  expect(formatDate({ year: 2026, month: 11, day: 23 })).toMatch(date)
})
