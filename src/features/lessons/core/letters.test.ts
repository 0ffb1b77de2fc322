import { describe, expect, it } from 'vitest'
import { joinsNext, letterForms } from './letter-forms.ts'
import { letterStrokes } from './letter-strokes.ts'

describe('the forms of a letter', () => {
  it('join both sides for ba', () => {
    expect(letterForms('ب')).toEqual({
      isolated: 'ب',
      initial: 'ب\u200d',
      medial: '\u200dب\u200d',
      final: '\u200dب',
    })
  })

  it('join only the letter before for the six that don’t join the next one', () => {
    const joining = [...'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'].filter((letter) => !joinsNext(letter))
    expect(joining.join('')).toBe('ادذرزو')
    expect(letterForms('د')).toEqual({ isolated: 'د', initial: 'د', medial: '\u200dد', final: '\u200dد' })
  })

  it('are all the same for hamza', () => {
    expect(new Set(Object.values(letterForms('ء')))).toEqual(new Set(['ء']))
  })
})

/** The dots of each letter above (+) and below (-) its body, as every textbook of the alphabet has them. */
const dots: Readonly<Record<string, number>> = {
  ب: -1,
  ت: 2,
  ث: 3,
  خ: 1,
  ذ: 1,
  ز: 1,
  ش: 3,
  ض: 1,
  ظ: 1,
  غ: 1,
  ف: 1,
  ق: 2,
  ي: -2,
}
/** Letters whose dot is within the bowl. */
const within = ['ج', 'ن']
const twoStrokes = ['ط', 'ظ', 'ك']

const numbersOf = (path: string) => [...path.matchAll(/-?\d+(?:\.\d+)?/g)].map(([number]) => Number(number))
const heights = (paths: readonly string[]) => numbersOf(paths.join(' ')).filter((_, at) => at % 2 === 1)

describe('the strokes of a letter', () => {
  it.each(Object.entries(letterStrokes))(
    'of %s have its number of dots on the right side',
    (letter, { paths, dots: drawn }) => {
      const expected = within.includes(letter) ? 1 : (dots[letter] ?? 0)
      expect(drawn).toHaveLength(Math.abs(expected))
      const [top, bottom] = [Math.min(...heights(paths)), Math.max(...heights(paths))]
      for (const [, y] of drawn) {
        if (within.includes(letter)) expect(y).toBeLessThan(bottom)
        else if (letter === 'ظ') expect(y).toBeLessThan(44)
        else if (expected > 0) expect(y).toBeLessThan(top)
        else expect(y).toBeGreaterThan(bottom)
      }
      expect(paths).toHaveLength(twoStrokes.includes(letter) ? 2 : 1)
    },
  )

  it.each(Object.entries(letterStrokes))('of %s stay on the square', (_, { paths, dots: drawn }) => {
    for (const number of [...numbersOf(paths.join(' ')), ...drawn.flat()]) {
      expect(number).toBeGreaterThanOrEqual(5)
      expect(number).toBeLessThanOrEqual(95)
    }
  })

  it('share the body of letters that differ in their dots alone', () => {
    for (const group of ['بتث', 'جحخ', 'دذ', 'رز', 'سش', 'صض', 'طظ', 'عغ']) {
      expect(new Set([...group].map((letter) => letterStrokes[letter]?.paths.join())).size).toBe(1)
    }
  })

  it('begin on the right, except for letters with a hook, an upright or a loop on the line', () => {
    const begins = Object.entries(letterStrokes).filter(([, { paths }]) => {
      const xs = numbersOf(paths[0] ?? '').filter((_, at) => at % 2 === 0)
      return (xs[0] ?? 0) >= (Math.min(...xs) + Math.max(...xs)) / 2
    })
    expect(begins.map(([letter]) => letter).join('')).toBe('بتثرزسشصضعغفقكلنويء')
  })
})
