import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hasInterfaceTexts, languageCodes } from '#shared/core/languages.ts'

const root = join(import.meta.dirname, '../..')
const withTexts = languageCodes.filter((code) => hasInterfaceTexts(code))

it('counts exactly the languages with a folder in locales as interface languages', () => {
  const folders = readdirSync(join(root, 'locales'), { withFileTypes: true }).filter((each) =>
    each.isDirectory(),
  )
  expect(withTexts.toSorted()).toEqual(folders.map(({ name }) => name).toSorted())
})

it('sets the same languages before the first paint', () => {
  const page = readFileSync(join(root, 'src/app/web/index.html'), 'utf8')
  expect(page).toContain(`/^(${languageCodes.join('|')})$/.test(language)`)
  expect(page).toContain(`root.lang = /^(${withTexts.join('|')})$/.test(language) ? language : 'en'`)
})
