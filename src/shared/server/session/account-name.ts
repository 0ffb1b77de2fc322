import { sql } from 'drizzle-orm'
import { accounts } from './account.table.ts'

/** The name of an account that others see: the first name, else the username. */
export const accountName = sql<string>`coalesce(nullif(${accounts.firstName}, ''), ${accounts.username})`
