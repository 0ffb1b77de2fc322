import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type LabelRoom, labelRanks, labelStart, placeLabels, scaleStep } from './place-labels.ts'
import { hijriYearStart, timelineEnd, timelineStart, timePositions } from './time-positions.ts'
import {
  CLOSEST,
  pannedView,
  pixelsTo,
  timeAt,
  viewBetween,
  viewWith,
  wholeView,
  zoomedView,
} from './timeline-view.ts'
import { civilTicks, hijriTicks } from './year-ticks.ts'

/** Dates sorted by year, as the content has them. */
const dates = fc
  .array(
    fc.record({
      year: fc.integer({ min: 571, max: 2026 }),
      month: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }),
    }),
    { maxLength: 60 },
  )
  .map((list) => list.toSorted((a, b) => a.year - b.year || (a.month ?? 0) - (b.month ?? 0)))

const room: fc.Arbitrary<LabelRoom> = fc.record({
  scale: fc.double({ min: 0.2, max: CLOSEST, noNaN: true }),
  width: fc.integer({ min: 60, max: 220 }),
  gap: fc.integer({ min: 0, max: 12 }),
  lanes: fc.integer({ min: 1, max: 8 }),
})

const widths = fc.integer({ min: 280, max: 2560 })
const views = fc
  .record({
    width: widths,
    start: fc.double({ min: 500, max: 2100, noNaN: true }),
    scale: fc.double({ min: 0.01, max: 2000, noNaN: true }),
  })
  .map(({ width, ...view }) => ({ width, view: zoomedView(view, width, 1) }))

describe('the positions of events', () => {
  it('are different and in order, each in its year', () => {
    fc.assert(
      fc.property(dates, (list) => {
        const positions = timePositions(list)
        expect(positions).toHaveLength(list.length)
        positions.forEach((at, index) => {
          expect(Math.floor(at)).toBe(list[index]?.year)
          if (index > 0) expect(at).toBeGreaterThan(positions[index - 1] ?? 0)
        })
      }),
    )
  })

  it('are those of their months, with the others around them', () => {
    const found = timePositions([{ year: 632, month: 3, day: 6 }, { year: 632, month: 6 }, { year: 632 }])
    expect(found.map((at) => at.toFixed(2))).toEqual(['632.18', '632.46', '632.73'])
  })
})

describe('the labels', () => {
  const items = fc
    .tuple(dates, fc.infiniteStream(fc.integer({ min: 0, max: 999 })))
    .map(([list, ranks]) => timePositions(list).map((at) => ({ at, rank: ranks.next().value ?? 0 })))

  it('never overlap in a lane, at their scale or a larger one', () => {
    fc.assert(
      fc.property(items, room, fc.double({ min: 1, max: 2, noNaN: true }), (list, room, more) => {
        const lanes = placeLabels(list, room)
        const scale = room.scale * more
        for (let lane = 0; lane < room.lanes; lane++) {
          const starts = list
            .filter((_, index) => lanes[index] === lane)
            .map(({ at }) => labelStart(at, { ...room, scale }))
            .toSorted((a, b) => a - b)
          starts.slice(1).forEach((start, index) => {
            expect(start - (starts[index] ?? 0)).toBeGreaterThanOrEqual(room.width - 1e-6)
          })
        }
      }),
    )
  })

  it('use no lane that isn’t there, and give the lowest rank its label', () => {
    fc.assert(
      fc.property(items, room, (list, room) => {
        const lanes = placeLabels(list, room)
        expect(lanes.every((lane) => lane === undefined || (lane >= 0 && lane < room.lanes))).toBe(true)
        const first = Math.min(...list.map(({ rank }) => rank))
        const index = list.findIndex(({ rank }) => rank === first)
        if (index >= 0) expect(lanes[index]).toBeDefined()
      }),
    )
  })

  it('are placed for steps that are never above the scale', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: CLOSEST, noNaN: true }), (scale) => {
        const step = scaleStep(scale)
        expect(step).toBeLessThanOrEqual(scale * (1 + 1e-6))
        expect(step).toBeGreaterThan(scale / 1.42)
      }),
    )
  })

  it('appear for landmarks first and then spread over the others', () => {
    expect(labelRanks(['a', 'b', 'c', 'd', 'e'], ['d'])).toEqual([1, 4, 3, 0, 2])
    const ranks = labelRanks(
      Array.from({ length: 16 }, (_, n) => `e${n}`),
      ['e5'],
    )
    expect(ranks[5]).toBe(0)
    expect(ranks.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 16 }, (_, n) => n))
  })
})

describe('the view', () => {
  it('stays inside of the timeline and within its scales', () => {
    fc.assert(
      fc.property(views, fc.double({ min: -1e6, max: 1e6, noNaN: true }), ({ view, width }, by) => {
        for (const next of [view, pannedView(view, width, by), zoomedView(view, width, 2 ** (by / 1e5))]) {
          expect(next.start).toBeGreaterThanOrEqual(timelineStart - 1e-6)
          expect(timeAt(next, width)).toBeLessThanOrEqual(timelineEnd + 1e-6)
          expect(next.scale).toBeLessThanOrEqual(CLOSEST)
        }
      }),
    )
  })

  it('keeps the point under the finger while it zooms in', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 0, max: 1, noNaN: true }), ({ view, width }, share) => {
        const at = share * width
        const next = zoomedView(view, width, 1.5, at)
        expect(timeAt(next, at)).toBeCloseTo(timeAt(view, at), 3)
      }),
    )
  })

  it('shows the whole history at first, and brings any time into sight', () => {
    fc.assert(
      fc.property(views, fc.double({ min: 571, max: 2026, noNaN: true }), ({ view, width }, time) => {
        const whole = wholeView(width)
        expect(pixelsTo(whole, timelineEnd)).toBeCloseTo(width, 3)
        const at = pixelsTo(viewWith(view, width, time, 100), time)
        expect(at).toBeGreaterThanOrEqual(-1e-6)
        expect(at).toBeLessThanOrEqual(width + 1e-6)
      }),
    )
  })

  it('glides from one view to the other', () => {
    fc.assert(
      fc.property(views, views, ({ view: from }, { view: to }) => {
        expect(viewBetween(from, to, 0).start).toBeCloseTo(from.start, 6)
        expect(viewBetween(from, to, 1)).toEqual(to)
        const half = viewBetween(from, to, 0.5)
        expect(half.scale).toBeGreaterThanOrEqual(Math.min(from.scale, to.scale) - 1e-6)
        expect(half.start).toBeGreaterThanOrEqual(Math.min(from.start, to.start) - 1e-6)
        expect(half.start).toBeLessThanOrEqual(Math.max(from.start, to.start) + 1e-6)
      }),
    )
  })
})

describe('the years on the axis', () => {
  it('are far enough apart and in sight, in both calendars', () => {
    fc.assert(
      fc.property(views, ({ view, width }) => {
        for (const ticks of [civilTicks, hijriTicks]) {
          const found = ticks({ view, width, distance: 80 })
          found.slice(1).forEach(({ at }, index) => {
            expect((at - (found[index]?.at ?? 0)) * view.scale).toBeGreaterThanOrEqual(70)
          })
          for (const { at, year } of found) {
            expect(year).not.toBe(0)
            expect(pixelsTo(view, at)).toBeLessThanOrEqual(width + 2 * view.scale)
          }
        }
      }),
    )
  })

  it('have no first year too near to the next', () => {
    const years = hijriTicks({ view: { scale: 40, start: 617 }, width: 280, distance: 80 })
    expect(years.map(({ year }) => year)).toEqual([-4, -2, 2])
  })

  it('put 1 AH in July 622 and 1400 AH in November 1979', () => {
    expect(hijriYearStart(1)).toBeCloseTo(622.54, 1)
    expect(hijriYearStart(1400)).toBeCloseTo(1979.88, 1)
  })
})
