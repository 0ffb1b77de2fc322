import { afterEach, expect, test, vi } from 'vitest'
import { syncLocked, unlessStopped, whileNoSync } from './sync-lock.ts'

afterEach(() => vi.unstubAllGlobals())

test('stops a running sync when the records are needed exclusively, also without browser locks', async () => {
  vi.stubGlobal('navigator', {})
  const steps: string[] = []
  void syncLocked(async (stop) => stop.addEventListener('abort', () => steps.push('stopped')))
  await whileNoSync(async () => {
    steps.push('alone')
  })
  expect(steps).toEqual(['stopped', 'alone'])
})

test('runs the next sync afterwards', async () => {
  vi.stubGlobal('navigator', {})
  await whileNoSync(async () => {})
  const answer = vi.fn()
  await syncLocked((stop) => unlessStopped(stop, async () => 'answer').then(answer))
  expect(answer).toHaveBeenCalledWith('answer')
})
