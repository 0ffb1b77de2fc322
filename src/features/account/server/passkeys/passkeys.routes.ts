import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import {
  addPasskey,
  askPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
} from '../../core/passkeys.contract.ts'
import { mayKeepPasskeys } from '../account.policy.ts'
import type { AccountParts } from '../account-parts.ts'
import { proveForKeys } from '../reauthenticate.ts'
import { withUnchangedPassword } from '../with-unchanged-password.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { dropPasskey, keepPasskey, namePasskey, type Passkey, passkeysOf } from './passkeys.repository.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** More are of no use to anybody. */
const MOST = 20

/** Passkeys of one’s own: making, naming and taking them away. */
export function passkeysRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings } = parts

  guardedRoute(app, mayKeepPasskeys, listPasskeys, async ({ session }) =>
    (await passkeysOf(database, session.account.id)).map(answerOf),
  )

  guardedRoute(app, mayKeepPasskeys, askPasskey, async ({ body, session, request, reply }) => {
    const { account } = session
    await proveForKeys(parts, session, body.password, reply)
    const known = await passkeysOf(database, account.id)
    if (known.length >= MOST) {
      throw new AppError('too_many_passkeys', 409, `An account can have at most ${MOST} passkeys.`)
    }
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Rafiq',
      rpID: relyingParty(settings, request).rpID,
      userName: account.email,
      userDisplayName: account.firstName || account.username,
      userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
      excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // It takes the place of a password: the device must know the person, and find the account by itself.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await keepChallenge(database, options.challenge, account.id, clock())
    return { ...options }
  })

  guardedRoute(app, mayKeepPasskeys, addPasskey, async ({ body, session, request }) => {
    const accountId = session.account.id
    const { response } = body
    const challenge = await takeChallenge(database, response.response.clientDataJSON, accountId, clock())
    const made = challenge === undefined ? undefined : await checked(request, response, challenge)
    if (!made) throw refused()
    const kept = await withUnchangedPassword(database, session.account, (run) =>
      keepPasskey(run, {
        accountId,
        credentialId: made.id,
        publicKey: Buffer.from(made.publicKey).toString('base64url'),
        counter: made.counter,
        transports: response.response.transports ?? [],
        name: body.name,
        createdAt: clock(),
      }),
    )
    if (!kept) throw refused()
    return answerOf(kept)
  })

  guardedRoute(app, mayKeepPasskeys, renamePasskey, async ({ params, body, session }) => {
    const named = await namePasskey(database, session.account.id, params.id, body.name)
    if (!named) throw notFound()
    return answerOf(named)
  })

  guardedRoute(app, mayKeepPasskeys, removePasskey, async ({ params, body, session, reply }) => {
    const { account } = session
    await proveForKeys(parts, session, body.password, reply)
    const remove = async (run: Queries) => {
      const left = (await passkeysOf(run, account.id)).filter((passkey) => passkey.id !== params.id)
      if (account.passwordHash === null && left.length === 0) {
        throw new AppError('last_key', 409, 'This is the only way to sign in; set a password first.')
      }
      if (!(await dropPasskey(run, account.id, params.id))) throw notFound()
    }
    // One after the other, so that two at once do not take the last two away.
    await withUnchangedPassword(database, account, remove, 'no key update')
    return {}
  })

  /** The credential of a browser’s answer, when all of it is right. */
  async function checked(
    request: FastifyRequest,
    response: BodyOf<typeof addPasskey>['response'],
    expectedChallenge: string,
  ) {
    const { origin, rpID } = relyingParty(settings, request)
    const { verifyRegistrationResponse } = await webauthn()
    try {
      const { registrationInfo } = await verifyRegistrationResponse({
        response: response as RegistrationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
      })
      return registrationInfo?.credential
    } catch {
      return undefined
    }
  }
}

const refused = () => new AppError('passkey_refused', 400, 'This passkey can’t be saved.')

const answerOf = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
