// Runs before each file of component tests. Each test starts with an empty device, and fails on errors that it did not expect.
import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, vi } from 'vitest'

// Files share a worker, which loads each library once. The product's own modules start again with each file.
vi.resetModules()
const { resetApi, unansweredRequests } = await import('./fake-api.ts')
const { resetConsole, unexpectedErrors } = await import('./unexpected-errors.ts')

// A busy machine takes long; what is found is found at once anyway.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(`${message}\n\nThe page says: ${document.body.textContent}`),
})
// No style sheets are loaded, and working the style of an element out took most of the time of a search by role.
globalThis.getComputedStyle = plainStyle
// A region whose clocks have 24 hours, wherever the tests run.
Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-GB' })
// The simulated browser has no typefaces to wait for.
Object.defineProperty(document, 'fonts', {
  configurable: true,
  value: Object.assign(new EventTarget(), {
    check: () => true,
    load: async () => [],
    ready: Promise.resolve(),
  }),
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  resetConsole()
  resetApi()
})

afterEach(() => {
  cleanup()
  vi.useRealTimers()
  clearDevice()
  history.replaceState(null, '', '/')
  expect(unansweredRequests(), 'requests that the test did not expect').toEqual([])
  expect(unexpectedErrors(), 'errors in the console').toEqual([])
})

/** Empties the device's storage, and tells the modules that read it, as a change in another tab would. */
function clearDevice(): void {
  const keys = Object.keys(localStorage)
  localStorage.clear()
  sessionStorage.clear()
  for (const key of keys) dispatchEvent(new StorageEvent('storage', { key }))
  // Modules that saw a cut connection learn that it is back.
  dispatchEvent(new Event('online'))
}

/** The style of an element by its own attributes alone. */
function plainStyle(element: Element): CSSStyleDeclaration {
  const { style, hidden } = element as HTMLElement
  const known: Readonly<Record<string, string>> = {
    display: hidden ? 'none' : style?.display || 'block',
    visibility: style?.visibility || 'visible',
    opacity: style?.opacity || '1',
  }
  const getPropertyValue = (name: string) => known[name] ?? ''
  return { ...known, getPropertyValue } as unknown as CSSStyleDeclaration
}
