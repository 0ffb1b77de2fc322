import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyHour } from './every-hour.ts'
import { jobLog } from './job-log.ts'
import type { RafiqServer, Services } from './services.ts'

/** A listening server, with work that fails on demand. */
async function working() {
  const app: RafiqServer = Fastify()
  onTestFinished(() => app.close())
  const error = vi.fn()
  let [resolve, reject] = [() => {}, (_: Error) => {}]
  const work = vi.fn(
    () =>
      new Promise<void>((yes, no) => {
        resolve = yes
        reject = no
      }),
  )
  const log = { error } as unknown as Services['log']
  app.decorate(
    'jobLog',
    jobLog(() => new Date('2026-11-23T12:00:00Z')),
  )
  everyHour(app, log, { name: 'accounts', failed: 'could not be done', work })
  await app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  const settled = () => new Promise((done) => setImmediate(done))
  const fail = async () => {
    reject(new Error('broken'))
    await settled()
  }
  const succeed = async () => {
    resolve()
    await settled()
  }
  const reported = () => app.jobLog.all().find(({ name }) => name === 'accounts')
  return { app, error, fail, succeed, reported }
}

test('logs a failure', async () => {
  const { error, fail } = await working()
  await fail()
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'could not be done')
})

test('does not log work that was interrupted by closing the server', async () => {
  const { app, error, fail } = await working()
  await app.close()
  await fail()
  expect(error).not.toHaveBeenCalled()
})

test('reports how the last run ended, and nothing before', async () => {
  const { succeed, reported } = await working()
  expect(reported()).toEqual({ name: 'accounts', state: 'waiting', endedAt: null })
  await succeed()
  expect(reported()).toEqual({ name: 'accounts', state: 'ok', endedAt: '2026-11-23T12:00:00.000Z' })
})

test('reports a failed run', async () => {
  const { fail, reported } = await working()
  await fail()
  expect(reported()).toMatchObject({ state: 'failed' })
})
