import { expect, test } from 'vitest'
import { type Recent, recentAnswers as recentAnswersBy } from './recent-answers.ts'

const answer = (bytes = 5) => ({ bytes })

/** As `recentAnswers`, with every address asked for twice. */
function recentAnswers(recent?: Recent) {
  const { of, keep } = recentAnswersBy<{ bytes: number }>(recent)
  const keepAtLast = (address: string, given: { bytes: number }) => {
    keep(address, given)
    keep(address, given)
  }
  return { of, keep: keepAtLast }
}

test('an answer is kept when its address comes for the second time, however many others come between', () => {
  const { of, keep } = recentAnswersBy<{ bytes: number }>()
  const given = answer()
  keep('/a', given)
  expect(of('/a')).toBeUndefined()
  for (let i = 0; i < 100; i++) keep(`/${i}`, answer())
  keep('/a', given)
  expect(of('/a')).toBe(given)
  expect(of('/1')).toBeUndefined()
})

test('an answer is kept until the minute ends, forwards and backwards', () => {
  let now = new Date('2026-11-21T23:59:01Z')
  const recent = recentAnswers({ clock: () => now })
  const given = answer()
  recent.keep('/a', given)
  expect(recent.of('/b')).toBeUndefined()
  now = new Date('2026-11-21T23:59:59.999Z')
  expect(recent.of('/a')).toBe(given)
  now = new Date('2026-11-22T00:00:00Z')
  expect(recent.of('/a')).toBeUndefined()
  recent.keep('/a', given)
  now = new Date('2026-11-21T23:59:59Z')
  expect(recent.of('/a')).toBeUndefined()
})

test('without a clock they hold, another version ends them', () => {
  let version = 1
  const recent = recentAnswers({ version: () => version })
  const given = answer()
  recent.keep('/a', given)
  expect(recent.of('/a')).toBe(given)
  version = 2
  expect(recent.of('/a')).toBeUndefined()
})

test('a long address is not kept, and the oldest of many small answers make room', () => {
  const recent = recentAnswers({ maxBytes: 100_000 })
  const long = `/a?${'x'.repeat(300)}`
  recent.keep(long, answer())
  expect(recent.of(long)).toBeUndefined()
  for (let i = 0; i < 300; i++) recent.keep(`/${i}`, answer())
  expect(recent.of('/0')).toBeUndefined()
  expect(recent.of('/299')).toBeDefined()
})

test('the oldest make room for answers beyond two megabytes, and one beyond that is not kept', () => {
  const recent = recentAnswers()
  recent.keep('/first', answer(900_000))
  recent.keep('/second', answer(900_000))
  recent.keep('/third', answer(900_000))
  expect(['/first', '/second', '/third'].map((address) => recent.of(address) !== undefined)).toEqual([
    false,
    true,
    true,
  ])
  recent.keep('/too-big', answer(2_500_000))
  expect(recent.of('/too-big')).toBeUndefined()
  recent.keep('/small', answer(5))
  expect(recent.of('/small')).toBeDefined()
})
