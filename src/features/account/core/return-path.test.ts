import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('the way on after signing in', () => {
  it.each([
    '/bookmarks',
    '/quran/reader/2/255',
    '/search?q=light&page=2#third',
    '/duas?name=%D8%B1%D8%A8',
    '/search?q=https://a.example',
  ])('leads to %s on this site', (path) => expect(returnPath(path)).toBe(path))

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '///evil.example',
    '/..//evil.example',
    '/a/.././/evil.example#b',
    '/\n/evil.example',
    '\\\\evil.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'https://evil.example/',
    'evil.example',
    '/a\\..\\..\\\\evil.example',
    '',
    null,
    undefined,
  ])('leads home, and not to %j', (path) => expect(returnPath(path)).toBe('/'))

  it.each(['/login', '/login?from=/a', '/register', '/reset?token=a', '/confirm-email'])(
    'does not lead back to %s',
    (path) => expect(returnPath(path)).toBe('/'),
  )

  it('leads to a page whose name only begins like theirs', () => {
    expect(returnPath('/login-help')).toBe('/login-help')
  })

  it('stays on this site whatever was asked for', () => {
    const origin = 'https://rafiq.example'
    const pieces = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      ':',
      '@',
      '\t',
      '\n',
      ' ',
      'evil.example',
      'javascript:',
      '%2f',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string())), (parts) => {
        const path = returnPath(parts.join(''))
        const { href, pathname } = new URL(path, origin)
        expect(href.startsWith(`${origin}/`)).toBe(true)
        // Also where a page goes on from what its address says by then.
        expect(new URL(pathname, origin).origin).toBe(origin)
      }),
    )
  })
})
