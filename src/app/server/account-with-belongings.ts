import { accountWith } from '#features/account/server/account.routes.ts'
import { ownThingsBelongings } from '#features/own-things/server/export-things.ts'
import { roleApplicationsBelongings } from '#features/role-applications/server/export-applications.ts'
import type { Belongings } from '#shared/server/session/belongings.ts'

/** What every feature keeps of an account: it is exported and deleted with the account. */
export const allBelongings: readonly Belongings[] = [ownThingsBelongings, roleApplicationsBelongings]

export const accountWithBelongings = accountWith(allBelongings)
