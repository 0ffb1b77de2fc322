import { describe, expect, it } from 'vitest'
import { contrast, hexOfOklab, mix } from './colour.ts'
import { hourNames, hourOf } from './hours.ts'
import { paletteNames, palettes } from './palettes.ts'

/** WCAG 2.2, level AA. */
const READABLE = 4.5
const STEPS = 40
const between = (from: string, to: string) =>
  Array.from({ length: STEPS + 1 }, (_, step) => mix(from, to, step / STEPS))

describe('a colour', () => {
  it('has the contrast of WCAG', () => {
    expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 5)
    expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2)
    expect(contrast('#123456', '#123456')).toBe(1)
  })

  it('is converted from OKLab', () => {
    expect(hexOfOklab('oklab(1 0 0)')).toBe('#ffffff')
    expect(hexOfOklab('oklab(0.628 0.2249 0.1258)')).toBe('#ff0000')
    expect(hexOfOklab('oklab(0 0 0)')).toBe('#000000')
  })
})

describe('texts', () => {
  it.each(paletteNames)('are readable everywhere on %s', (name) => {
    const { ground, ink, muted } = palettes[name]
    for (const behind of between(ground[0], ground[1])) {
      expect(contrast(ink, behind)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(muted, behind)).toBeGreaterThanOrEqual(READABLE)
    }
  })

  it.each(hourNames)('are readable in the sky of %s', (name) => {
    const { sky, ink, muted } = hourOf(name)
    for (const behind of [...between(sky[0], sky[1]), ...between(sky[1], sky[2])]) {
      expect(contrast(ink, behind)).toBeGreaterThanOrEqual(READABLE)
      expect(contrast(muted, behind)).toBeGreaterThanOrEqual(READABLE)
    }
  })
})
