import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setPrivateMode } from '../private-mode.ts'
import { storeOfflineCopy } from './offline-copies.ts'

vi.mock('../i18n/i18n.ts', () => ({ currentLanguage: () => ({ code: 'en' }) }))

const fetched: string[] = []

beforeEach(() => {
  fetched.length = 0
  vi.stubGlobal('caches', {
    open: async () => ({ add: async (address: string) => void fetched.push(address) }),
  })
  vi.stubGlobal('fetch', async (address: string) => {
    fetched.push(address)
    return Response.json({})
  })
})

afterEach(() => {
  setPrivateMode(false)
  vi.unstubAllGlobals()
})

it.each([
  ['hadith/bukhari-1', '/api/hadiths/bukhari-1'],
  ['article/why-we-pray', '/api/blog/why-we-pray?language=en'],
])('fetches the text of a saved item, except in private mode: %s', async (target, address) => {
  setPrivateMode(true)
  await storeOfflineCopy(target)
  expect(fetched).toEqual([])
  setPrivateMode(false)
  await storeOfflineCopy(target)
  expect(fetched).toEqual([address])
})
