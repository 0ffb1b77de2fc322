import { expect, test } from 'vitest'
import { taskQueue, taskQueues } from './task-queue.ts'

test('runs the allowed number at once, the rest in order, and rejects a full queue', async () => {
  const { run } = taskQueue({ concurrency: 2, maxWaiting: 2 })
  const started: number[] = []
  const finish: (() => void)[] = []
  const task = (number: number) => () => {
    started.push(number)
    return new Promise<number>((resolve) => finish.push(() => resolve(number)))
  }
  const running = [1, 2, 3, 4].map((number) => run(task(number)))
  await expect(run(task(5))).rejects.toMatchObject({ code: 'busy', status: 503 })
  expect(started).toEqual([1, 2])
  finish[0]?.()
  expect(await running[0]).toBe(1)
  expect(started).toEqual([1, 2, 3])
  finish[1]?.()
  finish[2]?.()
  await Promise.all([running[1], running[2]])
  finish[3]?.()
  expect(await Promise.all(running)).toEqual([1, 2, 3, 4])
})

test('continues with the next task after a failure', async () => {
  const { run } = taskQueue({ concurrency: 1, maxWaiting: 1 })
  const failed = run(() => Promise.reject(new Error('no')))
  const next = run(async () => 'next')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('next')
})

test('has a queue for each key', async () => {
  const queues = taskQueues({ concurrency: 1, maxWaiting: 1 })
  const order: string[] = []
  let finish = () => {}
  const first = queues.run('mine', () => new Promise<void>((resolve) => (finish = resolve)))
  const second = queues.run('mine', async () => void order.push('mine'))
  await expect(queues.run('mine', async () => {})).rejects.toMatchObject({ code: 'busy' })
  await queues.run('yours', async () => void order.push('yours'))
  finish()
  await Promise.all([first, second])
  expect(order).toEqual(['yours', 'mine'])
})
