import { afterEach, describe, expect, it } from 'vitest'
import { isBlockedByPrivateMode, setPrivateMode } from './private-mode.ts'

afterEach(() => setPrivateMode(false))

describe('private mode', () => {
  it.each([
    ['GET', '/content/quran/index.json'],
    ['GET', '/assets/countries-110m.json'],
    ['GET', '/api/quran/surah/1'],
    ['GET', '/api/status'],
  ])('allows answers that are the same for everyone: %s %s', (method, address) => {
    setPrivateMode(true)
    expect(isBlockedByPrivateMode(method, address)).toBe(false)
  })

  it.each([
    ['GET', '/api/prayer-times?latitude=51.5&longitude=0'],
    ['GET', '/api/quran/search?q=mercy'],
    ['GET', '/content/quran/index.json?from=me'],
    ['GET', '/api/auth/user'],
    ['GET', '/api/reminders/secret'],
    ['POST', '/api/quran/anything'],
    ['POST', '/api/sync'],
    ['POST', '/api/error-claims'],
    ['GET', 'https://elsewhere.example/content/a.json'],
  ])('blocks everything else: %s %s', (method, address) => {
    setPrivateMode(true)
    expect(isBlockedByPrivateMode(method, address)).toBe(true)
  })

  it('blocks nothing while it is off', () => {
    expect(isBlockedByPrivateMode('POST', '/api/sync')).toBe(false)
  })
})
