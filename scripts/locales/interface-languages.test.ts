import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasInterfaceTexts, languageCodes } from '#shared/core/languages.ts'
import { withLanguageLists } from '../lib/language-lists.ts'
import { readLanguages } from './texts.ts'

const root = join(import.meta.dirname, '../..')
const withTexts = languageCodes.filter((code) => hasInterfaceTexts(code))

it('counts exactly the languages with a folder in locales as interface languages', () => {
  expect(withTexts.toSorted()).toEqual([...readLanguages(join(root, 'locales')).keys()].toSorted())
})

it('sets the same languages before the first paint', () => {
  const page = withLanguageLists(readFileSync(join(root, 'src/app/web/index.html'), 'utf8'))
  expect(page).toContain(`/^(${languageCodes.join('|')})$/.test(language)`)
  expect(page).toContain(`root.lang = /^(${withTexts.join('|')})$/.test(language) ? language : 'en'`)
  expect(page).toContain("/^(ar|ur|fa)$/.test(root.lang) ? 'rtl' : 'ltr'")
  expect(page).not.toMatch(/%LANGUAGES/)
})
