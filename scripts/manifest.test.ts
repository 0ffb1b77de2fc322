import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { pages } from '#shared/core/pages.ts'

interface Manifest {
  readonly shortcuts: readonly {
    readonly name: string
    readonly name_localized: { readonly ar: { readonly value: string; readonly dir: string } }
    readonly url: string
  }[]
}

const manifest: Manifest = JSON.parse(
  readFileSync(new URL('../src/app/web/public/manifest.webmanifest', import.meta.url), 'utf8'),
)

it('offers shortcuts to pages that exist, in both languages', () => {
  expect(manifest.shortcuts.map(({ url }) => url)).toEqual(['/prayer', '/quran', '/qibla', '/tasbih'])
  for (const { url, name, name_localized } of manifest.shortcuts) {
    expect(pages.map(({ path }) => path)).toContain(url)
    expect(name).toMatch(/^[A-Z][a-z ]+$/)
    expect(name_localized.ar).toMatchObject({
      value: expect.stringMatching(/^[\u0621-\u064a ]+$/),
      dir: 'rtl',
    })
  }
})
