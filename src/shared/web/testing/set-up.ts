// Runs before each file of component tests. Each test starts with an empty device, and fails on unexpected
// errors.
import '@testing-library/jest-dom/vitest'
import 'fake-indexeddb/auto'
import { cleanup, configure } from '@testing-library/react'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { resetApi, unansweredRequests } from './fake-api.ts'
import { resetConsole, unexpectedErrors } from './unexpected-errors.ts'

// A long timeout for busy machines; it doesn't slow down passing tests.
configure({
  asyncUtilTimeout: 10_000,
  getElementError: (message) => new Error(`${message}\n\nThe page says: ${document.body.textContent}`),
})
// No style sheets are loaded, and computing styles took most of the time of a search by role.
globalThis.getComputedStyle = plainStyle
// A region whose clocks have 24 hours, wherever the tests run.
Object.defineProperty(navigator, 'language', { configurable: true, value: 'en-GB' })
// The simulated browser has no typefaces to load.
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

/** Clears the device's storage, and notifies the modules that read it, like a change in another tab. */
function clearDevice(): void {
  const keys = Object.keys(localStorage)
  localStorage.clear()
  sessionStorage.clear()
  for (const key of keys) dispatchEvent(new StorageEvent('storage', { key }))
  // Notifies modules that saw the device offline.
  dispatchEvent(new Event('online'))
}

/** The style of an element from its own attributes only. */
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
