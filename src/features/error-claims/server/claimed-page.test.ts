import { expect, it } from 'vitest'
import { claimedPage } from './claimed-page.ts'

it.each([
  ['/', '/'],
  ['/quran/reader/2/255', '/quran/reader/2/255'],
  ['/blog/patience-in-trials/', '/blog/patience-in-trials'],
  ['/prayer?city=Konya#latitude=41', '/prayer'],
  ['/reset#a-secret', '/reset'],
  ['/mosques/near-my-home', '/mosques'],
  ['/islamic-names/list/a_secret', '/islamic-names/list'],
  ['/tasbih/my-own', '/tasbih'],
  ['/islamic-business/my-shop', '/islamic-business'],
  ['/community/0b7c6a1e-6b0f-4f7a-9a66-2f6d7d1c0a11', '/community'],
  ['/community/discussions/0b7c6a1e-6b0f-4f7a-9a66-2f6d7d1c0a11', '/community/discussions'],
  ['/a/page/that/does/not/exist', undefined],
  ['//elsewhere.example/prayer', undefined],
  ['https://elsewhere.example/prayer', undefined],
  ['', undefined],
])('the page at %j is %j', (address, page) => {
  expect(claimedPage(address)).toBe(page)
})
