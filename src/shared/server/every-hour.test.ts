import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyHour } from './every-hour.ts'
import type { RafiqServer, Services } from './services.ts'

/** A listening server, with work that fails on demand. */
async function working() {
  const app: RafiqServer = Fastify()
  onTestFinished(() => app.close())
  const error = vi.fn()
  let reject = (_: Error) => {}
  const work = vi.fn(
    () =>
      new Promise<void>((_, no) => {
        reject = no
      }),
  )
  everyHour(app, { error } as unknown as Services['log'], 'could not be done', work)
  await app.listen({ host: '127.0.0.1', port: 0 })
  await vi.waitFor(() => expect(work).toHaveBeenCalledOnce())
  const fail = async () => {
    reject(new Error('broken'))
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { app, error, fail }
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
