import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { listLanguageFiles } from './language-file-lists.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'language-files-'))
  for (const code of ['ar', 'fa']) mkdirSync(join(folder, 'assets', code), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const entry = (url: string) => ({ url, revision: null, size: 1 })
const list = (urls: readonly string[]) => listLanguageFiles(folder, urls.map(entry)).map(({ url }) => url)

it('replaces the files of each language by a list of them', () => {
  const [shared, arabic, persian] = list([
    'assets/fa/texts.js',
    'assets/common.js',
    'assets/vazirmatn-x.woff2',
    'assets/ar/texts.js',
  ])
  expect(shared).toBe('assets/common.js')
  expect(arabic).toMatch(/^assets\/ar\/files-[0-9a-f]{10}\.json$/)
  expect(JSON.parse(readFileSync(join(folder, persian ?? ''), 'utf8'))).toEqual([
    '/assets/fa/texts.js',
    '/assets/vazirmatn-x.woff2',
  ])
})

it('gives a list another name when a file changes, and the same name when none does', () => {
  const [before] = list(['assets/ar/one.js', 'assets/ar/two.js'])
  expect(list(['assets/ar/two.js', 'assets/ar/one.js'])).toEqual([before])
  expect(list(['assets/ar/one.js', 'assets/ar/three.js'])).not.toEqual([before])
})
