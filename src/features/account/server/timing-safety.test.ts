import { createServer, type Socket } from 'node:net'
import type * as Argon2 from '@node-rs/argon2'
import { hash, verify } from '@node-rs/argon2'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { serverFeatures } from '#app/server/features.ts'
import { type TestApp, testApp } from '#shared/server/test-app.ts'
import { PASSWORD, testDevice } from './testing/device.ts'

vi.mock('@node-rs/argon2', async (real) => {
  const library = await real<typeof Argon2>()
  return { ...library, hash: vi.fn(library.hash), verify: vi.fn(library.verify) }
})

/** A mail server that accepts connections and never answers. */
const silent = createServer((socket) => sockets.add(socket.on('error', () => undefined)))
const sockets = new Set<Socket>()
let server: TestApp
beforeAll(async () => {
  const port = await new Promise<number>((resolve) => {
    silent.listen(0, '127.0.0.1', () => resolve((silent.address() as { port: number }).port))
  })
  const settings = { SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'r@mail.example' }
  server = await testApp({ features: serverFeatures, settings })
})
afterAll(async () => {
  silent.close()
  for (const socket of sockets) socket.destroy()
  await server.close()
})
beforeEach(() => {
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
})

let networks = 0
const device = () => {
  networks += 1
  return testDevice(server.app, `198.51.100.${networks}`)
}
/** Returns how many passwords were hashed and compared since the last call. */
const countHashing = () => {
  const done = [vi.mocked(hash).mock.calls.length, vi.mocked(verify).mock.calls.length]
  vi.mocked(hash).mockClear()
  vi.mocked(verify).mockClear()
  return done
}

describe('a known address costs as much hashing as an unknown one, without waiting for mail', () => {
  it('when signing in', async () => {
    const { db } = server.services.database
    await device().register('owner@mail.example')
    await db.execute(sql`update accounts set owns_email = true where email = 'owner@mail.example'`)
    await device().register('owner@mail.example', { password: 'eight quiet lanterns' })
    await device().register('claimed@mail.example')
    await device().register('keys@mail.example')
    await db.execute(sql`update accounts set password_hash = null where email = 'keys@mail.example'`)
    await device().login('nobody@mail.example', 'wrong')
    countHashing()
    for (const email of ['owner', 'claimed', 'keys', 'nobody']) {
      expect((await device().login(`${email}@mail.example`, 'wrong')).statusCode).toBe(401)
      expect(countHashing(), email).toEqual([0, 3])
    }
  })

  it('when registering', async () => {
    for (const email of ['twice@mail.example', 'twice@mail.example', 'once@mail.example']) {
      await device().register(email)
      expect(countHashing(), email).toEqual([1, 0])
    }
  })

  it('when requesting a reset', async () => {
    await device().register('forgetful@mail.example')
    countHashing()
    for (const email of ['forgetful@mail.example', 'unheard@mail.example']) {
      const answer = await device().call('POST', '/api/auth/reset-requests', { email })
      expect([answer.statusCode, answer.json()]).toEqual([202, { mail: true }])
      expect(countHashing(), email).toEqual([0, 0])
    }
  })

  it('when changing the address', async () => {
    await device().register('there@mail.example')
    const me = device()
    await me.register('mover@mail.example')
    countHashing()
    for (const email of ['there@mail.example', 'free@mail.example']) {
      const answer = await me.call('POST', '/api/account/email', { email, password: PASSWORD })
      expect([answer.statusCode, answer.json()]).toEqual([200, { changed: false }])
      expect(countHashing(), email).toEqual([0, 1])
    }
  })
})
