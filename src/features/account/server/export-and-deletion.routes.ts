import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
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
      (run) => closeAccount(run, id, clock()),
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

  type ExportHeader = Omit<AnswerOf<typeof exportAccount>, AccountDataSource['part']>

  async function exportHeader(session: Session): Promise<ExportHeader> {
    const { account } = session
    const keys = await passkeysOf(database, account.id)
    return {
      format: 'rafiq-account',
      version: 1,
      exportedAt: clock().toISOString(),
      user: { ...toUser(account), createdAt: account.createdAt.toISOString() },
      sessions: await sessionsOf(database, session),
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }

  async function* exportText(header: ExportHeader, accountId: string): AsyncGenerator<string> {
    yield JSON.stringify(header).slice(0, -1)
    for (const part of ['roleApplications', 'records'] as const) {
      yield `,${JSON.stringify(part)}:[`
      let first = true
      for (const each of dataSources.filter((source) => source.part === part)) {
        for await (const item of each.read(database, accountId)) {
          yield `${first ? '' : ','}\n${JSON.stringify(item)}`
          first = false
        }
      }
      yield ']'
    }
    yield '}\n'
  }
}
