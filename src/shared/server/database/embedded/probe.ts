import { connect } from 'node:net'
import pg from 'pg'

/** Where a server of ours is reached. */
export interface Address {
  readonly host: string
  readonly port: number
  readonly password?: string | undefined
}

/** It refuses because it is starting up, shutting down, or recovering. */
const CANNOT_CONNECT_NOW = '57P03'

/** Whether the server at `address` takes connections; throws when it refuses for good. */
export async function isReady(address: Address): Promise<boolean> {
  const client = new pg.Client({
    ...address,
    user: 'postgres',
    database: 'postgres',
    connectionTimeoutMillis: 5000,
  })
  client.on('error', () => {})
  try {
    await client.connect()
    return true
  } catch (error) {
    const { code = '' } = error as { code?: string }
    if (/^[0-9A-Z]{5}$/.test(code) && code !== CANNOT_CONNECT_NOW && !code.startsWith('E')) throw error
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

/** Whether anybody listens on a Unix socket, seen from any container on this machine that shares the folder. */
export function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}
