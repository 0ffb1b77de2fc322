import pg from 'pg'
import { StartError } from '../start-error.ts'

const OLDEST = 15

/**
 * Checks that Rafiq can use the PostgreSQL at `DATABASE_URL`. Throws {@link StartError}, which names the
 * server and never the password.
 */
export async function checkServer(connectionString: string): Promise<void> {
  const place = placeOf(connectionString)
  let client: pg.Client
  try {
    client = new pg.Client({ connectionString, connectionTimeoutMillis: 10_000 })
    client.on('error', () => {})
    await client.connect()
  } catch (error) {
    throw new StartError(`The database of DATABASE_URL (${place}) can’t be reached: ${reasonOf(error)}.`)
  }
  try {
    const { rows } = await client.query(
      `select current_setting('server_version') as version, current_setting('server_encoding') as encoding`,
    )
    const { version, encoding } = rows[0]
    if (Number.parseInt(version, 10) < OLDEST) {
      throw new StartError(
        `The database of DATABASE_URL (${place}) is PostgreSQL ${version}; Rafiq needs ${OLDEST} or later.`,
      )
    }
    if (encoding !== 'UTF8') {
      throw new StartError(
        `The database of DATABASE_URL (${place}) stores text as ${encoding}; create it with the encoding UTF8.`,
      )
    }
  } finally {
    await client.end()
  }
}

function placeOf(connectionString: string): string {
  const { hostname, port, pathname, searchParams } = new URL(connectionString)
  const host = decodeURIComponent(hostname) || searchParams.get('host') || 'localhost'
  return `${host}${port && `:${port}`}${pathname}`
}

function reasonOf(error: unknown): string {
  const { code, message } = error as { code?: string; message?: string }
  if (code === 'ECONNREFUSED') return 'nothing answers there'
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'its host is not known'
  return (message || code || 'no reason given').replace(/\.$/, '')
}
