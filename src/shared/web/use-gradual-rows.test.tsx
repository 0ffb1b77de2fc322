import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { orderByDistance, useGradualRows } from './use-gradual-rows.ts'

const ROWS = Array.from({ length: 100 }, (_, row) => row)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function drawnRows(near: readonly number[]) {
  const { result } = renderHook(() => useGradualRows(ROWS.length, near))
  return () => ROWS.filter((row) => result.current(row))
}

it('sorts rows by their distance to the nearest of the given ones', () => {
  expect(orderByDistance(5, [0])).toEqual([0, 1, 2, 3, 4])
  expect(orderByDistance(5, [4])).toEqual([4, 3, 2, 1, 0])
  expect(orderByDistance(6, [1, 5])).toEqual([2, 0, 3, 5, 4, 1])
})

it('renders the visible rows first, and the others when the page is idle', async () => {
  const drawn = drawnRows([50])
  const first = drawn()
  expect(first.length).toBeLessThan(20)
  expect(first).toEqual(expect.arrayContaining([46, 50, 54]))
  await act(() => vi.advanceTimersToNextTimerAsync())
  expect(drawn().length).toBeGreaterThan(first.length)
  expect(drawn().length).toBeLessThan(40)
  for (let step = 0; step < ROWS.length; step++) await act(() => vi.advanceTimersToNextTimerAsync())
  expect(drawn()).toEqual(ROWS)
})

it('renders all rows before printing', () => {
  const drawn = drawnRows([0])
  expect(drawn().length).toBeLessThan(20)
  act(() => void dispatchEvent(new Event('beforeprint')))
  expect(drawn()).toEqual(ROWS)
  act(() => void dispatchEvent(new Event('afterprint')))
})
