import { afterEach, expect, it } from 'vitest'
import { preferredLanguage } from './i18n.ts'

afterEach(() => {
  localStorage.clear()
  history.replaceState(null, '', '/')
})

it.each([
  ['the address', '/qibla?lang=ar', undefined, 'ar'],
  ['a choice before the address', '/qibla?lang=ar', 'en', 'en'],
  ['the browser without either', '/qibla', undefined, 'en'],
  ['the browser for an unknown language in the address', '/qibla?lang=xx', undefined, 'en'],
])('takes the language of %s', (_, address, chosen, expected) => {
  history.replaceState(null, '', address)
  if (chosen) localStorage.setItem('language', chosen)
  expect(preferredLanguage().code).toBe(expected)
})
