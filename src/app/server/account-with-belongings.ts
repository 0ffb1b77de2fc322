import { accountWith } from '#features/account/server/account.routes.ts'
import { ownThingsBelongings } from '#features/own-things/server/export-things.ts'
import { roleApplicationsBelongings } from '#features/role-applications/server/export-applications.ts'

/** Accounts, and what every feature keeps of one: it is exported and deleted with the account. */
export const accountWithBelongings = accountWith([ownThingsBelongings, roleApplicationsBelongings])
