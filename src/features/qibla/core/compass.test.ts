import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { turnBetween, turnDirection } from './bearing.ts'
import { aligned, followed, headingOf } from './compass.ts'

const flat = (alpha: number) => ({ kind: 'angles', alpha, beta: 0, gamma: 0 }) as const

describe('the heading', () => {
  it.each([
    [0, 0],
    [90, 270],
    [270, 90],
    [350, 10],
  ])('of a flat device that is turned by %s° is %s°', (alpha, heading) => {
    expect(headingOf(flat(alpha), 0)).toBeCloseTo(heading, 9)
  })

  it.each([
    [90, 90],
    [-90, 270],
    [270, 270],
    [180, 180],
  ])('takes a screen rotation of %s° into account', (screenAngle, heading) => {
    expect(headingOf(flat(0), screenAngle)).toBeCloseTo(heading, 9)
    expect(headingOf({ kind: 'heading', heading: 0 }, screenAngle)).toBe(heading)
  })

  it('stays constant while a device is raised from flat to upright', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 359, noNaN: true }),
        fc.double({ min: 0, max: 90, noNaN: true }),
        (alpha, beta) => {
          const heading = headingOf({ kind: 'angles', alpha, beta, gamma: 0 }, 0)
          expect(Math.abs(turnBetween(heading, 360 - alpha))).toBeLessThan(1e-6)
        },
      ),
    )
  })

  it('stays constant while a sideways device is raised', () => {
    // Its right edge up, with the screen rotated by 90°: gamma goes from 0 to −90.
    for (const gamma of [0, -20, -60, -89]) {
      expect(headingOf({ kind: 'angles', alpha: 0, beta: 0, gamma }, 90)).toBeCloseTo(90, 6)
    }
  })

  it('of an iPhone is its compass heading', () => {
    expect(headingOf({ kind: 'heading', heading: 118.5 }, 0)).toBe(118.5)
  })
})

describe('a turn', () => {
  it.each([
    [350, 10, 20],
    [10, 350, -20],
    [0, 180, 180],
    [180, 0, 180],
    [90, 90, 0],
  ])('from %s° to %s° is %s°', (from, to, turn) => expect(turnBetween(from, to)).toBe(turn))

  it.each([
    [0, 'ahead'],
    [1.4, 'ahead'],
    [-40, 'left'],
    [40, 'right'],
    [179, 'behind'],
    [-179.2, 'behind'],
  ])('of %s° goes %s', (turn, way) => expect(turnDirection(turn)).toBe(way))
})

it('is smoothed along the shorter way', () => {
  expect(followed(350, 10, 0.5)).toBe(0)
  expect(followed(undefined, 10, 0.5)).toBe(10)
})

it('faces the Qibla within 3°, and until it is more than 5° off', () => {
  expect([aligned(false, 3), aligned(false, -3.1), aligned(true, 4.9), aligned(true, -5.1)]).toEqual([
    true,
    false,
    true,
    false,
  ])
})
