import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screensOf } from '#features/admin/core/admin-screens.ts'
import { pageAt } from '#shared/core/pages.ts'
import { otherPages } from './page-list.ts'

const samples = otherPages
  .map(({ address }) => address.source.replaceAll('\\/', '/'))
  .filter((source) => source.includes('[^/]+'))
  .map((source) => source.slice(1, -'/?$'.length))
  .map((source) => source.replaceAll(/\(\?:\/\(\?<\w+>\[\^\/\]\+\)\)\?|\/\(\?<\w+>\[\^\/\]\+\)/g, '/1'))

// The server would answer 404 with the right page.
it.each(samples)('the page at %s is known to the server', (address) => {
  expect(pageAt(address)).toBeDefined()
})

it('has pages of entries', () => expect(samples).toContain('/islamic-business/1'))

it.each(['en', 'ar'])('every screen of the administration has a name in %s', (language) => {
  const file = join(import.meta.dirname, '../../../locales', language, 'pages.json')
  const texts: Record<string, { readonly link?: string }> = JSON.parse(readFileSync(file, 'utf8'))
  const screens = screensOf('super_admin')
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter(({ name }) => !texts[name]?.link).map(({ name }) => name)).toEqual([])
})
