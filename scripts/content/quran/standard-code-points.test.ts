import { beforeAll, describe, expect, it } from 'vitest'
import { type QuranSource, readQuranSource } from './source.ts'
import { standardCodePoints } from './standard-code-points.ts'

const back: Readonly<Record<string, string>> = { '\u08f0': '\u0657', '\u08f1': '\u065e', '\u08f2': '\u0656' }

/** Reading and aligning everything takes seconds, more on a busy machine. */
const A_MINUTE = 60_000

describe('the standard code points', () => {
  let source: QuranSource
  beforeAll(async () => {
    source = await readQuranSource()
  }, A_MINUTE)

  it('replace only the three open tanwin marks, in every verse', () => {
    for (const { verses } of source.arabic) {
      for (const { text } of verses) {
        const shown = standardCodePoints(text)
        expect(shown).not.toMatch(/[\u0656\u0657\u065e]/)
        expect(shown.replaceAll(/[\u08f0-\u08f2]/g, (mark) => back[mark] ?? '')).toBe(text)
        expect(shown).toHaveLength(text.length)
      }
    }
  })

  it('preserve the thin space of 2:72, the order of marks and the small letters', () => {
    const awkward = 'فَٱدَّـٰرَ\u2009ٰٔتُمۡ '
    expect(standardCodePoints(awkward)).toBe(awkward)
  })

  it('map each mark to its own', () => {
    expect(standardCodePoints('\u0657\u065e\u0656')).toBe('\u08f0\u08f1\u08f2')
  })
})
