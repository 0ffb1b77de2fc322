import { Readable } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { JSON_TYPE } from '#shared/server/http/prebuilt-answer.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import type { AccountDataSource } from '#shared/server/session/account-data-source.ts'
import type { Session } from '#shared/server/session/session.ts'
import { deleteAccount, exportAccount } from '../core/account.contract.ts'
import { mayDeleteOwnAccount, mayTakeEverythingAlong } from './account.policy.ts'
import type { AccountParts } from './account-parts.ts'
import { userOf } from './accounts.repository.ts'
import { clearCookie } from './begin-session.ts'
import { passkeysOf } from './passkeys/passkeys.repository.ts'
import { reauthenticate } from './reauthenticate.ts'
import { closeAccount, removeClosed } from './remove-account.ts'
import { sessionsOf } from './sessions.routes.ts'
import { withUnchangedPassword } from './with-unchanged-password.ts'

const EXPORTS_A_MINUTE = 6
const PATIENCE_MS = 5000

/** Taking everything along, and leaving. */
export function leavingRoutes(
  app: RafiqServer,
  parts: AccountParts,
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
    // It is nobody's by now, and what is left goes by itself: nobody has to wait for long.
    const removal = removeClosed(database, dataSources, id).catch((error) =>
      log.error({ err: error }, 'a deleted account is not gone yet'),
    )
    await Promise.race([removal, wait(PATIENCE_MS, undefined, { ref: false })])
    parts.afterwards(reply, () => removal)
    clearCookie(settings, reply)
    return {}
  })

  guardedRoute(
    app,
    mayTakeEverythingAlong,
    exportAccount,
    async ({ session, reply }) => {
      const head = await headOf(session)
      reply.type(JSON_TYPE)
      // Written while it is read: an account may hold more than fits into memory.
      return reply.send(Readable.from(written(head, session.account.id))) as never
    },
    { limit: EXPORTS_A_MINUTE },
  )

  type Head = Omit<AnswerOf<typeof exportAccount>, AccountDataSource['part']>

  async function headOf(session: Session): Promise<Head> {
    const { account } = session
    const keys = await passkeysOf(database, account.id)
    return {
      format: 'rafiq-account',
      version: 1,
      exportedAt: clock().toISOString(),
      user: { ...userOf(account), createdAt: account.createdAt.toISOString() },
      sessions: await sessionsOf(database, session),
      passkeys: keys.map(({ name, createdAt, lastUsedAt }) => ({
        name,
        createdAt: createdAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    }
  }

  async function* written(head: Head, accountId: string): AsyncGenerator<string> {
    yield JSON.stringify(head).slice(0, -1)
    for (const part of ['roleApplications', 'records'] as const) {
      yield `,${JSON.stringify(part)}:[`
      let first = true
      for (const each of dataSources.filter((belonging) => belonging.part === part)) {
        for await (const piece of each.read(database, accountId)) {
          yield `${first ? '' : ','}\n${JSON.stringify(piece)}`
          first = false
        }
      }
      yield ']'
    }
    yield '}\n'
  }
}
