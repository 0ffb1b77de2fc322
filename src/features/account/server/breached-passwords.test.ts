import { expect, onTestFinished, test } from 'vitest'
import { externalServer, silence, text } from '#shared/server/testing/external-server.ts'
import { breachedPasswords } from './breached-passwords.ts'

// SHA-1 of `password`.
const PREFIX = '5BAA6'
const REST = '1E4C9B93F3F0682250B6CF8331B7EE68FD8'

async function service(...answer: Parameters<typeof text>) {
  const server = await externalServer(text(...answer))
  onTestFinished(server.close)
  return server
}

test('sends only the first digits of the hash', async () => {
  const server = await service(`0018A45C4D1DEF81644B54AB7F969B88D65:1\r\n${REST}:3861493\r\n`)
  const isBreached = breachedPasswords(server.address)
  expect(await isBreached('password')).toBe(true)
  expect(await isBreached('correct horse battery')).toBe(false)
  expect(server.asked[0]?.url).toBe(`/range/${PREFIX}`)
  expect(server.asked[0]?.headers['add-padding']).toBe('true')
})

test('ignores padding, which has a count of zero', async () => {
  const server = await service(`${REST}:0\r\n`)
  expect(await breachedPasswords(server.address)('password')).toBe(false)
})

test('counts an unavailable service as no leak', async () => {
  const failing = await service('no', 500)
  expect(await breachedPasswords(failing.address)('password')).toBe(false)
  failing.answer = silence
  expect(await breachedPasswords(failing.address)('password')).toBe(false)
  expect(await breachedPasswords('http://127.0.0.1:9')('password')).toBe(false)
  expect(await breachedPasswords(undefined)('password')).toBe(false)
})
