import { expect, it } from 'vitest'
import { languageOfModules } from './language-of-modules.ts'

it.each([
  [['/rafiq/locales/ar/zakat.json'], 'ar'],
  [['\0first-messages:ar', '/rafiq/locales/ar/home.json'], 'ar'],
  [['/rafiq/content/adhkar/translations/ar.json'], 'ar'],
  [['/rafiq/content/reflection/translations/ms.json'], 'ms'],
  [['/rafiq/content/surah-names/translations/tr.json'], 'tr'],
  [['/rafiq/locales/en/zakat.json'], undefined],
  [['/rafiq/locales/ar/zakat.json', '/rafiq/src/app/web/draw.tsx'], undefined],
  [['/rafiq/src/app/web/draw.tsx'], undefined],
  [[], undefined],
])('%j are texts of %s', (modules, code) => {
  expect(languageOfModules(modules)).toBe(code)
})
