import { everyHour } from '#shared/server/every-hour.ts'
import { openMailer } from '#shared/server/mail/mailer.ts'
import type { ServerFeature } from '#shared/server/services.ts'
import type { AccountParts } from './account-parts.ts'
import { workAfterwards } from './afterwards.ts'
import { breachedPasswords } from './breached-passwords.ts'
import { dropWhatIsOver } from './cleanup.ts'
import { leavingRoutes } from './leaving.routes.ts'
import { makeFirstAdministrator } from './operator/first-administrator.ts'
import { ownAccountRoutes } from './own-account.routes.ts'
import { passkeySignInRoutes } from './passkeys/passkey-sign-in.routes.ts'
import { passkeysRoutes } from './passkeys/passkeys.routes.ts'
import { readyNobody } from './passwords.ts'
import { registerRoutes } from './register.routes.ts'
import { removeClosed } from './remove-account.ts'
import { resetRoutes } from './reset.routes.ts'
import { sessionsRoutes } from './sessions.routes.ts'
import { signInRoutes } from './sign-in.routes.ts'

/** Accounts and signing in. */
export const accountFeature: ServerFeature = (app, services) => {
  const { settings, log } = services
  const { accountDataSources: dataSources } = app
  const { afterwards, settled } = workAfterwards(log)
  const parts: AccountParts = {
    ...services,
    post: openMailer(settings, log),
    isBreached: breachedPasswords(settings.BREACHED_PASSWORDS_URL),
    afterwards,
  }
  signInRoutes(app, parts)
  registerRoutes(app, parts)
  resetRoutes(app, parts)
  ownAccountRoutes(app, parts)
  sessionsRoutes(app, parts)
  passkeysRoutes(app, parts)
  passkeySignInRoutes(app, parts)
  leavingRoutes(app, parts, dataSources)

  app.addHook('onReady', () => makeFirstAdministrator(services))
  app.addHook('onListen', async () => void (await readyNobody()))
  // A server that ended in the middle of deleting an account ends it when it starts again.
  everyHour(app, log, 'what is over could not be deleted', () =>
    Promise.all([dropWhatIsOver(services), removeClosed(services.database, dataSources)]),
  )
  app.addHook('onClose', async () => {
    parts.post.close()
    await settled()
  })
}
