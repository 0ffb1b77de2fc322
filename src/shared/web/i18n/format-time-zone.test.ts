import { afterEach, expect, it, vi } from 'vitest'
import { languageOf } from '#shared/core/languages.ts'
import { formatTimeZone } from './format-time-zone.ts'
import { startMessages } from './i18n.ts'

const english = { shell: { comma: ', ' } }
const arabic = { shell: { comma: '، ' }, cities: { Cairo: 'القاهرة' } }

function startIn(code: string): void {
  vi.stubGlobal('document', { documentElement: {} })
  const language = languageOf(code)
  if (!language) throw new Error(`${code} is not a language.`)
  startMessages({
    language,
    texts: code === 'ar' ? arabic : english,
    english,
    fetch: async () => ({}),
  })
}

afterEach(() => vi.unstubAllGlobals())

it('names the zone and its city in English', () => {
  startIn('en')
  expect(formatTimeZone('Africa/Cairo')).toBe('Eastern European Time, Cairo')
  expect(formatTimeZone('America/New_York')).toBe('Eastern Time, New York')
})

it('names the zone and its city in Arabic', () => {
  startIn('ar')
  expect(formatTimeZone('Africa/Cairo')).toBe('توقيت شرق أوروبا، القاهرة')
})

it('leaves out a city that has no Arabic name', () => {
  startIn('ar')
  expect(formatTimeZone('America/Boise')).not.toMatch(/[A-Za-z]/)
})

it('names no city for a zone that is only an offset', () => {
  startIn('en')
  expect(formatTimeZone('Etc/GMT-3')).toMatch(/^GMT\+0?3/)
  expect(formatTimeZone('UTC')).not.toContain(',')
})
