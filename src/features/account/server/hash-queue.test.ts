import { expect, test } from 'vitest'
import { hashQueue } from './hash-queue.ts'

test('so many run at once, the others in their order, and more than may wait are refused', async () => {
  const { take } = hashQueue({ atOnce: 2, waiting: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const task = (number: number) => () => {
    begun.push(number)
    return new Promise<number>((resolve) => ends.push(() => resolve(number)))
  }
  const running = [1, 2, 3, 4].map((number) => take(task(number)))
  await expect(take(task(5))).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect(begun).toEqual([1, 2])
  ends[0]?.()
  expect(await running[0]).toBe(1)
  expect(begun).toEqual([1, 2, 3])
  ends[1]?.()
  ends[2]?.()
  await Promise.all([running[1], running[2]])
  ends[3]?.()
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4])
})

test('a task that fails gives its turn to the next', async () => {
  const { take } = hashQueue({ atOnce: 1, waiting: 1 })
  const failed = take(() => Promise.reject(new Error('no')))
  const next = take(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})
