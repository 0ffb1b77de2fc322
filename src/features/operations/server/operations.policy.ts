import { allow } from '#shared/server/session/policy.ts'
import { databaseScreen, deploymentScreen } from '../core/operations.admin-screens.ts'

export const mayReadDatabase = allow(databaseScreen.roles, 'read the state of the database')
export const mayVacuum = allow(databaseScreen.roles, 'vacuum tables')
export const mayReadDeployment = allow(deploymentScreen.roles, 'read how this server is deployed')
