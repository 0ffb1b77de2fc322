import { expect, it } from 'vitest'
import { withPauses } from './with-pauses.ts'

it('returns the result and lets other work run between the steps', async () => {
  const order: string[] = []
  function* work() {
    for (const step of ['first', 'second']) {
      order.push(step)
      setImmediate(() => order.push(`another after ${step}`))
      yield
    }
    return 'done'
  }
  expect(await withPauses(work())).toBe('done')
  expect(order).toEqual(['first', 'another after first', 'second', 'another after second'])
})

it('throws the error of the computation', async () => {
  // biome-ignore lint/correctness/useYield: it fails before its first pause
  const failing = function* (): Generator<undefined, never> {
    throw new Error('no such day')
  }
  await expect(withPauses(failing())).rejects.toThrow('no such day')
})
