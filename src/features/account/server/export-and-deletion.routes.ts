import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { JSON_TYPE } from '#shared/server/http/prebuilt-answer.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import type { Session } from '#shared/server/session/session.ts'
import { deleteAccount, exportAccount } from '../core/account.contract.ts'
import { mayDeleteOwnAccount, mayExportAccount } from './account.policy.ts'
import type { AccountServices } from './account-services.ts'
import { toUser } from './accounts.repository.ts'
import { clearCookie } from './begin-session.ts'
import { closeAccount, deleteClosedAccounts } from './delete-account.ts'
import { passkeysOf } from './passkeys/passkeys.repository.ts'
import { reauthenticate } from './reauthenticate.ts'
import { sessionsOf } from './sessions.routes.ts'
import { withUnchangedPassword } from './with-unchanged-password.ts'

const EXPORTS_PER_MINUTE = 6
const DELETION_WAIT_MS = 5000

/** Exporting an account’s data and deleting the account. */
export function exportAndDeletionRoutes(
  app: RafiqServer,
  parts: AccountServices,
  dataSources: readonly AccountDataSource[],
): void {
  const { database, clock, settings, log } = parts

  guardedRoute(app, mayDeleteOwnAccount, deleteAccount, async ({ body, session, reply }) => {
    await reauthenticate(parts, session, body.password, reply)
    const { id } = session.account
    await withUnchangedPassword(
      database,
      session.account,
      async (run) => {
        if (body.posts === 'keep') for (const { anonymise } of dataSources) await anonymise?.(run, id)
        await closeAccount(run, id, clock())
      },
      'no key update',
    )
    // The account is closed, so nobody can use it. Don’t make the person wait long for its rows to be
    // deleted.
    const removal = deleteClosedAccounts(database, dataSources, id).catch((error) =>
      log.error({ err: error }, 'the data of a closed account could not be deleted yet'),
    )
    await Promise.race([removal, wait(DELETION_WAIT_MS, undefined, { ref: false })])
    parts.afterReply(reply, () => removal)
    clearCookie(settings, reply)
    return {}
  })

  guardedRoute(
    app,
    mayExportAccount,
    exportAccount,
    async ({ session, reply }) => {
      const header = await exportHeader(session)
      reply.type(JSON_TYPE)
      // Stream it: an account may hold more data than fits into memory.
      return reply.send(Readable.from(exportText(header, session.account.id))) as never
    },
    { limit: EXPORTS_PER_MINUTE },
  )

  async function exportHeader(session: Session) {
    const { account } = session
    const keys = await passkeysOf(database, account.id)
    return {
      format: 'rafiq-account' as const,
      version: 1 as const,
      exportedAt: clock().toISOString(),
      user: {
        ...toUser(account),
        language: account.language,
        createdAt: account.createdAt.toISOString(),
      },
      sessions: await sessionsOf(database, session),
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }

  async function* exportText(header: object, accountId: string): AsyncGenerator<string> {
    yield JSON.stringify(header).slice(0, -1)
    for (const { part, read } of dataSources) {
      yield `,${JSON.stringify(part)}:[`
      let first = true
      for await (const item of read(database, accountId)) {
        yield `${first ? '' : ','}\n${JSON.stringify(item)}`
        first = false
      }
      yield ']'
    }
    yield '}\n'
  }
}
