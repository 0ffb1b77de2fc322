import { describe, expect, it } from 'vitest'
import { ensureChromium, findChromium } from './find-chromium.mjs'

describe('finding the browser', () => {
  it('takes the one that CHROMIUM names', () => {
    expect(findChromium({ CHROMIUM: '/opt/mine' }, () => true)).toBe('/opt/mine')
  })

  it('looks in the usual places', () => {
    expect(findChromium({}, () => true)).toMatch(/chrom|edge/i)
    expect(findChromium({}, () => false)).toBeUndefined()
  })

  it('says what to do when CHROMIUM names nothing', () => {
    const before = process.env.CHROMIUM
    process.env.CHROMIUM = '/nowhere/chromium'
    try {
      expect(() => ensureChromium()).toThrow(
        /CHROMIUM is \/nowhere\/chromium, where there is no file: .*install/,
      )
    } finally {
      if (before === undefined) delete process.env.CHROMIUM
      else process.env.CHROMIUM = before
    }
  })
})
