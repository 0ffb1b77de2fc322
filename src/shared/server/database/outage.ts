import { DrizzleQueryError } from 'drizzle-orm'

/** No connection to the database could be made. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable'

  constructor(cause: Error) {
    super(cause.message, { cause })
  }
}

/** Codes of PostgreSQL for a server that ends, starts or recovers, and of Node.js for a connection that can't be made. */
const outageCodes =
  /^(?:08...|57P0[1-5]|53300|E(?:CONNREFUSED|CONNRESET|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|NOENT|NOTFOUND|AI_AGAIN))$/
/** What the client says of connections without a code. */
const outageMessages =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered)/

/** Whether a query failed because the database could not be reached, and may succeed when it is tried again. */
export function isOutage(error: unknown): boolean {
  if (error instanceof DatabaseUnavailable) return true
  const cause = causeOf(error)
  return cause !== undefined && (outageCodes.test(cause.code) || outageMessages.test(cause.message))
}

/** Whether a query failed because the database's disk is full. */
export const isDiskFull = (error: unknown): boolean => causeOf(error)?.code === '53100'

/** What PostgreSQL or the connection said of a query that failed; `undefined` for any other error. */
function causeOf(error: unknown): { readonly code: string; readonly message: string } | undefined {
  if (!(error instanceof DrizzleQueryError) || !(error.cause instanceof Error)) return undefined
  const { message } = error.cause
  return { code: 'code' in error.cause ? String(error.cause.code) : '', message }
}
