import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { screensOf } from '#features/admin/core/admin-screens.ts'

it.each(['en', 'ar'])('every screen of the administration has a name in %s', (language) => {
  const file = join(import.meta.dirname, '../../../locales', language, 'pages.json')
  const texts: Record<string, { readonly link?: string }> = JSON.parse(readFileSync(file, 'utf8'))
  const screens = screensOf('super_admin')
  expect(screens.length).toBeGreaterThan(10)
  expect(screens.filter(({ name }) => !texts[name]?.link).map(({ name }) => name)).toEqual([])
})
