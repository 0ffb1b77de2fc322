import { describe, expect, it } from 'vitest'
import { ensureChromium, findChromium } from './find-chromium.mjs'

describe('the search for the browser', () => {
  it('uses the one that CHROMIUM names', () => {
    expect(findChromium({ CHROMIUM: '/opt/mine' }, () => true)).toBe('/opt/mine')
  })

  it('checks the usual places', () => {
    expect(findChromium({}, () => true)).toMatch(/chrom|edge/i)
    expect(findChromium({}, () => false)).toBeUndefined()
  })

  it('installs it if it is missing', () => {
    let installed = false
    const install = () => {
      installed = true
    }
    expect(ensureChromium({}, () => installed, install)).toMatch(/chrom|edge/i)
    expect(installed).toBe(true)
  })

  it('does not install a second one', () => {
    const install = () => expect.unreachable()
    expect(ensureChromium({ CHROMIUM: '/opt/mine' }, () => true, install)).toBe('/opt/mine')
  })

  it('says what to install if it cannot install it', () => {
    expect(() =>
      ensureChromium(
        {},
        () => false,
        () => {},
      ),
    ).toThrow(/^The journeys need Chromium, which was not found: install/)
  })

  it('says what to do if CHROMIUM names no file', () => {
    expect(() => ensureChromium({ CHROMIUM: '/nowhere' }, () => false)).toThrow(
      /^CHROMIUM is \/nowhere, where there is no file: install/,
    )
  })
})
