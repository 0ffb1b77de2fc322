import { DrizzleQueryError } from 'drizzle-orm'

/** No connection to the database could be made. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/**
 * PostgreSQL's codes for a server that is stopping, starting or recovering, and Node.js's codes for failed
 * connections.
 */
const outageCodes =
  /^(?:08...|57P0[1-5]|53300|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|AI_AGAIN))$/
/** The client's messages for failed connections without a code. */
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether a query failed because the database could not be reached, so that trying again may help. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const cause = causeOf(error)
  return cause !== undefined && (outageCodes.test(cause.code) || outageMessages.test(cause.message))
}

/** Whether a query failed because the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => causeOf(error)?.code === '53100'

/** The error code of PostgreSQL or the connection for a failed query; `undefined` for other errors. */
function causeOf(error: unknown): { readonly code: string; readonly message: string } | undefined {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return undefined
  const { message } = error.cause
  return { code: 'code' in error.cause ? String(error.cause.code) : '', message }
}
