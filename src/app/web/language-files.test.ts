import { expect, it } from 'vitest'
import { languageOfFile, languagesOfFiles } from './language-files.ts'

it.each([
  ['/assets/ar/1b7Cb1-.js', 'ar'],
  ['assets/ur/1b7Cb1-.js', 'ur'],
  ['/assets/noto-nastaliq-urdu-400-ChSP5DjV.woff2', 'ur'],
  ['/assets/vazirmatn-DCMEOJZW.woff2', 'fa'],
  ['/assets/noto-sans-bengali-BqGR3qKq.woff2', 'bn'],
  ['/assets/ibm-plex-sans-arabic-400-Dtm9PXyA.woff2', undefined],
  ['/assets/figtree-latin-wght-D_ZTVpCC.woff2', undefined],
  ['/assets/ar1b7Cb.js', undefined],
  ['/assets/xx/1b7Cb1-.js', undefined],
  ['/content/quran/ar/1.json', undefined],
  ['/ar/index.html', undefined],
])('%s belongs to %s', (address, code) => {
  expect(languageOfFile(address)).toBe(code)
})

it('names each language once', () => {
  const files = ['/assets/ur/a.js', '/assets/ur/b.js', '/assets/draw.js', '/assets/vazirmatn-x.woff2']
  expect([...languagesOfFiles(files)]).toEqual(['ur', 'fa'])
})
