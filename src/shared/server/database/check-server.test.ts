import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { addressOf, createTestDatabase } from '../testing/test-databases.ts'
import { checkServer } from './check-server.ts'
import type { Connection } from './database.ts'

async function testDatabase(): Promise<Connection> {
  const { connection, drop } = await createTestDatabase()
  onTestFinished(drop)
  return connection
}

/** A server that implements just enough of PostgreSQL's protocol to report a version. */
async function serverClaiming(version: string, encoding = 'UTF8'): Promise<string> {
  const message = (type: string, ...parts: Buffer[]) => {
    const body = Buffer.concat(parts)
    const head = Buffer.alloc(5)
    head.write(type)
    head.writeInt32BE(body.length + 4, 1)
    return Buffer.concat([head, body])
  }
  const int16 = (value: number) => Buffer.from([value >> 8, value & 255])
  const int32 = (value: number) => Buffer.concat([int16(value >>> 16), int16(value & 65_535)])
  const column = (name: string) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(25),
      int16(-1 & 65_535),
      int32(0),
      int16(0),
    ])
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)])
  const ready = message('Z', Buffer.from('I'))
  const row = Buffer.concat([
    message('T', int16(2), column('version'), column('encoding')),
    message('D', int16(2), value(version), value(encoding)),
    message('C', Buffer.from('SELECT 1\0')),
    ready,
  ])
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.write(Buffer.concat([message('R', int32(0)), ready]))
      socket.on('data', (data) => data[0] === 'Q'.charCodeAt(0) && socket.write(row))
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `postgres://someone:secret@127.0.0.1:${typeof address === 'object' ? address?.port : 0}/rafiq`
}

test('accepts the server of this test run', async () => {
  await checkServer(addressOf(await testDatabase()))
})

test.each(['15.0', '17.2 (Debian 17.2-1)', '18beta1'])('accepts PostgreSQL %s', async (version) => {
  await checkServer(await serverClaiming(version))
})

test.each(['14.9', '9.6.24', '13.1 (Ubuntu 13.1-1)'])(
  'rejects PostgreSQL %s and says why',
  async (version) => {
    const address = await serverClaiming(version)
    await expect(checkServer(address)).rejects.toThrow(
      /^The database of DATABASE_URL \(127\.0\.0\.1:\d+\/rafiq\) is PostgreSQL .*; Rafiq needs 15 or later\.$/,
    )
  },
)

test('rejects a database that does not store Unicode', async () => {
  await expect(checkServer(await serverClaiming('15.2', 'SQL_ASCII'))).rejects.toThrow(/as SQL_ASCII.*UTF8/)
})

test('says that the server does not answer, without the password', async () => {
  const address = 'postgres://someone:secret@127.0.0.1:1/rafiq'
  const error = await checkServer(address).catch((reason: Error) => reason)
  expect(error).toMatchObject({
    name: 'StartError',
    message: 'The database of DATABASE_URL (127.0.0.1:1/rafiq) can’t be reached: nothing answers there.',
  })
})

test('says that the host is unknown', async () => {
  await expect(checkServer('postgres://nobody@no-such-host.invalid/rafiq')).rejects.toThrow(
    /no-such-host\.invalid.*its host is not known/,
  )
})

test('says that the database does not exist', async () => {
  const connection = await testDatabase()
  const missing = connection.connectionString
    ? { connectionString: connection.connectionString.replace(/\/[^/?]+(\?|$)/, '/no_such_database$1') }
    : { ...connection, database: 'no_such_database' }
  await expect(checkServer(addressOf(missing))).rejects.toThrow(/"no_such_database" does not exist/)
})
