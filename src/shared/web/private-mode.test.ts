import { afterEach, describe, expect, it } from 'vitest'
import { isKeptBack, keepPrivate } from './private-mode.ts'

afterEach(() => keepPrivate(false))

describe('private mode', () => {
  it.each([
    ['GET', '/content/quran/index.json'],
    ['GET', '/assets/countries-110m.json'],
    ['GET', '/api/quran/surah/1'],
  ])('lets reference content through: %s %s', (method, address) => {
    keepPrivate(true)
    expect(isKeptBack(method, address)).toBe(false)
  })

  it.each([
    ['GET', '/api/prayer-times?latitude=51.5&longitude=0'],
    ['GET', '/api/quran/search?q=mercy'],
    ['GET', '/content/quran/index.json?from=me'],
    ['GET', '/api/auth/user'],
    ['GET', '/api/reminders/secret'],
    ['POST', '/api/quran/anything'],
    ['POST', '/api/things/sync'],
    ['POST', '/api/error-claims'],
    ['GET', 'https://elsewhere.example/content/a.json'],
  ])('keeps everything else: %s %s', (method, address) => {
    keepPrivate(true)
    expect(isKeptBack(method, address)).toBe(true)
  })

  it('keeps nothing back while it is off', () => {
    expect(isKeptBack('POST', '/api/things/sync')).toBe(false)
  })
})
