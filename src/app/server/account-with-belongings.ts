import { accountWith } from '#features/account/server/account.routes.ts'
import { ownThingsBelongings } from '#features/own-things/server/export-things.ts'
import { roleApplicationsBelongings } from '#features/role-applications/server/export-applications.ts'
import type { Belongings } from '#shared/server/session/belongings.ts'

/** What every feature keeps of an account: its export holds it. */
const belongings: readonly Belongings[] = [ownThingsBelongings, roleApplicationsBelongings]

export const accountWithBelongings = accountWith(belongings)
