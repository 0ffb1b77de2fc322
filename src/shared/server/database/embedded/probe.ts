import { connect } from 'node:net'
import pg from 'pg'

/** The address of a server. */
export interface Address {
  readonly host: string
  readonly port: number
  readonly password?: string | undefined
}

/** The server is starting up, shutting down, or recovering. */
const CANNOT_CONNECT_NOW = '57P03'

/** Whether the server at `address` accepts connections. Throws if it refuses permanently. */
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

/** Whether a process listens on a Unix socket, even in another container that shares the folder. */
export function listens(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const connection = connect(socket)
    connection.once('connect', () => resolve(true)).once('error', () => resolve(false))
    connection.once('connect', () => connection.destroy())
  })
}
