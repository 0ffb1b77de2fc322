import { describe, expect, it, vi } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { formatDaySpan } from './format-day.ts'
import { startMessages } from './i18n.ts'

vi.stubGlobal('document', { documentElement: {} })

const TODAY = '2026-11-22'

/** Languages put the dash between spaces of different widths, or none. */
const inWords = (code: string, from: string, to: string) => {
  const language = languageOf(code)
  if (!language) throw new Error(`${code} is no language`)
  startMessages({ language, texts: {}, fetch: async () => ({}) })
  return formatDaySpan(from, to, TODAY).replaceAll(/\s*–\s*/g, '–')
}

describe('days from one to another', () => {
  it.each([
    ['en', '2026-11-21', '2026-11-23', '21–23 November'],
    ['en', '2026-11-28', '2026-12-03', '28 November–3 December'],
    ['en', '2026-11-21', '2026-11-21', '21 November'],
    ['en', '2025-11-21', '2025-11-23', '21–23 November 2025'],
    ['en', '2025-12-30', '2026-01-02', '30 December 2025–2 January 2026'],
    ['ar', '2026-11-21', '2026-11-23', '٢١–٢٣ نوفمبر'],
    ['ar', '2026-11-28', '2026-12-03', '٢٨ نوفمبر–٣ ديسمبر'],
  ])('in %s, %s to %s: %s', (code, from, to, words) => {
    expect(inWords(code, from, to)).toBe(words)
  })
})
