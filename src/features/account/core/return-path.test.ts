import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { returnPath } from './return-path.ts'

describe('the return path', () => {
  it.each([
    '/bookmarks',
    '/quran/reader/2/255',
    '/search?q=light&page=2#third',
    '/duas?name=%D8%B1%D8%A8',
    '/search?q=https://a.example',
  ])('allows %s', (path) => expect(returnPath(path)).toBe(path))

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
  ])('replaces %j with the home page', (path) => expect(returnPath(path)).toBe('/'))

  it.each(['/login', '/login?from=/a', '/register', '/reset?token=a', '/confirm-email'])(
    'does not return to %s',
    (path) => expect(returnPath(path)).toBe('/'),
  )

  it('allows a page whose name only starts like a sign-in page', () => {
    expect(returnPath('/login-help')).toBe('/login-help')
  })

  it('stays on this site for any input', () => {
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
        // The pathname alone must not lead elsewhere either.
        expect(new URL(pathname, origin).origin).toBe(origin)
      }),
    )
  })
})
