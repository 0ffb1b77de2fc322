import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CHOICES, practiceRound } from './practice.ts'

const cards = fc
  .uniqueArray(fc.integer({ min: 0, max: 99 }), { minLength: 1, maxLength: 20 })
  .map((numbers) => numbers.map((number) => ({ id: `card-${number}`, meaning: `meaning-${number % 7}` })))
const randoms = fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 1 })

function cycle(numbers: readonly number[]): () => number {
  let at = 0
  return () => numbers[at++ % numbers.length] ?? 0
}

describe('a round of practice', () => {
  it('asks for every card once, with different meanings to choose from, the right one among them', () => {
    fc.assert(
      fc.property(cards, randoms, (all, numbers) => {
        const round = practiceRound(all, cycle(numbers))
        expect(round.map(({ id }) => id).toSorted()).toEqual(all.map(({ id }) => id).toSorted())
        const meanings = new Map(all.map(({ id, meaning }) => [id, meaning]))
        const different = new Set(meanings.values()).size
        for (const { id, choices } of round) {
          expect(choices).toContain(id)
          expect(choices).toHaveLength(Math.min(CHOICES, different))
          expect(new Set(choices.map((choice) => meanings.get(choice))).size).toBe(choices.length)
        }
      }),
    )
  })

  it('puts the right choice in every place', () => {
    const all = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, meaning: id }))
    let seed = 1
    const random = () => {
      seed = (seed * 16_807) % 2_147_483_647
      return seed / 2_147_483_647
    }
    const places = new Set<number>()
    for (let time = 0; time < 20; time++) {
      for (const { id, choices } of practiceRound(all, random)) places.add(choices.indexOf(id))
    }
    expect([...places].toSorted()).toEqual([0, 1, 2, 3])
  })
})
