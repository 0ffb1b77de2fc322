import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { everyHour } from './every-hour.ts'
import type { RafiqServer, Services } from './services.ts'

/** A server that listens, with work that fails when it is told to. */
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

test('work that fails is logged', async () => {
  const { error, fail } = await working()
  await fail()
  expect(error).toHaveBeenCalledExactlyOnceWith({ err: expect.any(Error) }, 'could not be done')
})

test('work that the closing of the server breaks off is not', async () => {
  const { app, error, fail } = await working()
  await app.close()
  await fail()
  expect(error).not.toHaveBeenCalled()
})
