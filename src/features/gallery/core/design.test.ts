import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hourNames } from './colour/hours.ts'
import { paletteNames } from './colour/palettes.ts'
import { type Design, designQuery, firstDesign, isLandscape, moons, parseDesign } from './design.ts'
import { greetingNames } from './greetings.ts'
import { landscapeNames } from './landscapes.ts'
import { ornamentNames } from './ornament/ornaments.ts'
import { pictures } from './pictures.ts'
import { sizeNames } from './sizes.ts'
import { startDesign } from './start-design.ts'

const texts = fc.oneof(
  fc.record({
    kind: fc.constant('verse' as const),
    verse: fc
      .tuple(fc.integer({ min: 1, max: 114 }), fc.integer({ min: 1, max: 286 }))
      .map((two) => two.join(':')),
    translation: fc.boolean(),
  }),
  fc.record({ kind: fc.constant('greeting' as const), name: fc.constantFrom(...greetingNames) }),
  fc.record({ kind: fc.constant('own' as const), text: fc.string({ maxLength: 400 }) }),
  fc.record({ kind: fc.constant('none' as const) }),
)
const designs: fc.Arbitrary<Design> = fc.record({
  look: fc.constantFrom(...ornamentNames, ...landscapeNames),
  palette: fc.constantFrom(...paletteNames),
  hour: fc.constantFrom(...hourNames),
  moon: fc.constantFrom(...moons),
  text: texts,
  size: fc.constantFrom(...sizeNames),
})

describe('the address of a design', () => {
  it('contains everything that shows in the picture', () => {
    fc.assert(
      fc.property(designs, (design) => {
        const read = parseDesign(new URLSearchParams(designQuery(design).toString()))
        const { look, text, size, palette, hour, moon } = design
        expect(read).toMatchObject({ look, text, size })
        expect(read).toMatchObject(isLandscape(look) ? { hour, moon } : { palette })
      }),
    )
  })

  it('gives the first design for anything unknown', () => {
    for (const query of ['', 'look=none&palette=x&hour=9&moon=-4&verse=a:b&size=huge&greeting=hi']) {
      expect(parseDesign(new URLSearchParams(query))).toEqual(firstDesign)
    }
  })

  it('cuts a text of one’s own at its longest', () => {
    const { text } = parseDesign(new URLSearchParams({ own: 'x'.repeat(900) }))
    expect(text).toEqual({ kind: 'own', text: 'x'.repeat(400) })
  })

  it('starts with a picture of the gallery', () => {
    const dunes = pictures.find(({ id }) => id === 'nature-dunes')
    expect(dunes && startDesign(dunes)).toBe('look=dunes&hour=sunrise&text=none&size=square')
    const words = pictures.find(({ id }) => id === 'calligraphy-20-114')
    expect(words && startDesign(words)).toBe(
      'look=frame&palette=sand&verse=20%3A114&translation=no&size=square',
    )
  })
})
