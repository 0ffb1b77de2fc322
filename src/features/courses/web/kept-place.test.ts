import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setCurrentAccount } from '#shared/web/user-data/current-account.ts'
import { readKeptPlace } from './kept-place.ts'

const ALI = '11111111-1111-4111-8111-111111111111'
const place = { hasPlace: true, texts: [{ id: '3f2a90bc', html: '<p>Secret words</p>' }], check: [] }
let opened: Map<string, Map<string, Response>>

beforeEach(() => {
  opened = new Map()
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  vi.stubGlobal('caches', {
    open: async (name: string) => {
      const stored = opened.get(name) ?? new Map<string, Response>()
      opened.set(name, stored)
      return {
        put: async (key: string, answer: Response) => void stored.set(key, answer),
        match: async (key: string) => stored.get(key)?.clone(),
      }
    },
  })
  setCurrentAccount(ALI)
})

afterEach(() => {
  setCurrentAccount(undefined)
  vi.unstubAllGlobals()
})

/** Sets the server’s answer; `meanwhile` runs before it. */
const answers = (meanwhile: () => void = () => undefined) =>
  vi.stubGlobal('fetch', async () => {
    meanwhile()
    return Response.json(place)
  })
const read = () => readKeptPlace(ALI, 'knots', 'en')

it('reads what a place opens without a connection, as it was last answered', async () => {
  answers()
  expect(await read()).toEqual(place)
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  expect(await read()).toEqual(place)
})

it('keeps nothing of an answer that arrives after the sign-out', async () => {
  answers(() => setCurrentAccount(undefined))
  await read()
  expect([...opened]).toEqual([])
})
