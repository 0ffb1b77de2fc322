import { accountWith } from '#features/account/server/account.routes.ts'
import { roleApplicationsDataSource } from '#features/role-applications/server/export-applications.ts'
import { userDataSource } from '#features/user-data/server/export-records.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'

/** What every feature keeps of an account: its export holds it. */
const dataSources: readonly AccountDataSource[] = [userDataSource, roleApplicationsDataSource]

export const accountWithDataSources = accountWith(dataSources)
