import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setConnected } from '#shared/web/testing/fake-api.ts'
import { renderPage } from '#shared/web/testing/render-page.tsx'

const offer = async () => {
  const { default: QuranOffer } = await import('./quran-offer.tsx')
  return <QuranOffer />
}

/** The content cache of the device. */
let stored: Map<string, Response>
let isFull = false
const cache = {
  keys: async () => [...stored.keys()].map((address) => new Request(new URL(address, location.href))),
  match: async (address: string) => stored.get(address),
  add: async (address: string) => {
    if (isFull) throw new DOMException('No room', 'QuotaExceededError')
    stored.set(address, new Response('{}'))
  },
  delete: async (request: Request) => stored.delete(new URL(request.url).pathname),
}

beforeEach(() => {
  stored = new Map()
  isFull = false
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => {
  vi.unstubAllGlobals()
  setConnected(true)
})

const open = (options: Parameters<typeof renderPage>[1] = {}) =>
  renderPage(offer, { api: { 'GET /api/quran/translations': [] }, ...options })
const surahs = () => [...stored.keys()].filter((address) => /\/text-\w+\/\d+\.json$/.test(address))
const searchFiles = () => [...stored.keys()].filter((address) => address.includes('/search-'))

it('names the size, downloads every surah and the search, and is gone at the next visit', async () => {
  const { user, unmount } = await open()
  const button = await screen.findByRole('button', { name: /^Download the Quran \(\d+ MB\)$/ })
  expect(Number(/\d+/.exec(button.textContent ?? '')?.[0])).toBeGreaterThan(4)
  await user.click(button)
  expect(await screen.findByText('Done. Every surah and the search now work offline.')).toBeVisible()
  expect(surahs()).toHaveLength(114)
  expect(searchFiles().map((file) => /search-(\w+)-/.exec(file)?.[1])).toEqual(
    expect.arrayContaining(['arabic', 'transliteration', 'en']),
  )
  unmount()
  const { container } = await open()
  await waitFor(() => expect(container).toBeEmptyDOMElement())
})

it('waits for the network, and begins when it is back', async () => {
  const { user } = await open()
  await screen.findByRole('button', { name: /^Download the Quran \(/ })
  act(() => setConnected(false))
  await user.click(await screen.findByRole('button', { name: /^Download the Quran when I’m online/ }))
  expect(await screen.findByText(/starts when you’re back online/)).toBeVisible()
  expect(surahs()).toHaveLength(0)
  act(() => setConnected(true))
  expect(await screen.findByText('Done. Every surah and the search now work offline.')).toBeVisible()
  expect(surahs()).toHaveLength(114)
})

it('says that it stopped when the device has no room', async () => {
  const { user } = await open()
  isFull = true
  await user.click(await screen.findByRole('button', { name: /^Download the Quran/ }))
  expect(await screen.findByRole('alert')).toHaveTextContent(/ran out of space/)
  isFull = false
  await user.click(screen.getByRole('button', { name: /^Download the Quran/ }))
  expect(await screen.findByText('Done. Every surah and the search now work offline.')).toBeVisible()
})

it('speaks Arabic', async () => {
  await open({ language: 'ar' })
  expect(await screen.findByRole('button', { name: /^تنزيل القرآن \([٠-٩]+ ميغابايت\)$/ })).toBeVisible()
})
