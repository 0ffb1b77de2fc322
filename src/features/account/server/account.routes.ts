import { everyHour } from '#shared/server/every-hour.ts'
import { emailAfterReply } from '#shared/server/mail/email-after-reply.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { AccountServices } from './account-services.ts'
import { breachedPasswords } from './breached-passwords.ts'
import { deleteClosedAccounts } from './delete-account.ts'
import { deleteExpired } from './delete-expired.ts'
import { emailChangeRoutes } from './email-change.routes.ts'
import { exportAndDeletionRoutes } from './export-and-deletion.routes.ts'
import { createFirstAdministrator } from './operator/first-administrator.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { prepareDummyHash } from './passwords.ts'
import { registerRoutes } from './register.routes.ts'
import { resetRoutes } from './reset.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'
import { usersRoutes } from './users/users.routes.ts'

/** Accounts and sessions. */
export const accountFeature: ServerFeature = (app, services) => {
  const { settings, log } = services
  const { accountDataSources: dataSources } = app
  const accountServices: AccountServices = {
    ...services,
    isBreached: breachedPasswords(settings.BREACHED_PASSWORDS_URL),
    ...emailAfterReply(app, services),
  }
  signInRoutes(app, accountServices)
  registerRoutes(app, accountServices)
  resetRoutes(app, accountServices)
  ownAccountRoutes(app, accountServices)
  emailChangeRoutes(app, accountServices)
  sessionsRoutes(app, accountServices)
  passkeysRoutes(app, accountServices)
  passkeySignInRoutes(app, accountServices)
  usersRoutes(app, services)
  exportAndDeletionRoutes(app, accountServices, dataSources)

  app.addHook('onReady', () => createFirstAdministrator(services))
  app.addHook('onListen', async () => void (await prepareDummyHash()))
  // Also finishes deletions that a restart interrupted.
  everyHour(app, log, {
    name: 'accounts',
    failed: 'expired records could not be deleted',
    work: () => Promise.all([deleteExpired(services), deleteClosedAccounts(services.database, dataSources)]),
  })
}
