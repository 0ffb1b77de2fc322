import { expect, it } from 'vitest'
import { cellsOf } from '../../e2e/harness/sweep.ts'
import { sweepTurn } from './sweep-turn.mjs'

const DAY_MS = 86_400_000
const cells = ['a', 'b', 'c']

it('chooses a different cell of a sweep every day, each in turn', () => {
  const days = [0, 1, 2, 3].map((day) => sweepTurn(false, {}, day * DAY_MS).SWEEP)
  expect(days.flatMap((sweep) => cellsOf(cells, sweep))).toEqual(['a', 'b', 'c', 'a'])
})

it('repeats the cell of SWEEP', () => {
  expect(cellsOf(cells, sweepTurn(false, { SWEEP: '7' }, 0).SWEEP)).toEqual(['b'])
})

it('runs every cell in the full run', () => {
  expect(cellsOf(cells, sweepTurn(true, { SWEEP: '7' }).SWEEP)).toEqual(cells)
})

it('rejects a SWEEP that is not a number', () => {
  expect(() => cellsOf(cells, 'x')).toThrow('SWEEP is x')
})
