import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import type { Queries } from '#shared/server/database/database.ts'
import { notFound } from '#shared/server/http/answer-errors.ts'
import { guardedRoute } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import type { Settings } from '#shared/server/settings.ts'
import {
  addPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  requestPasskeyOptions,
} from '../../core/passkeys.contract.ts'
import { mayManagePasskeys } from '../account.policy.ts'
import type { AccountServices } from '../account-services.ts'
import { reauthenticateUnlessRecent } from '../reauthenticate.ts'
import { withUnchangedPassword } from '../with-unchanged-password.ts'
import { consumeChallenge, storeChallenge } from './challenges.ts'
import {
  deletePasskey,
  type Passkey,
  passkeysOf,
  setPasskeyName,
  storePasskey,
} from './passkeys.repository.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

/** More than anyone needs. */
const MAX_PASSKEYS = 20

/** Managing one’s own passkeys. */
export function passkeysRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings } = parts

  guardedRoute(app, mayManagePasskeys, listPasskeys, async ({ session }) =>
    (await passkeysOf(database, session.account.id)).map(toAnswer),
  )

  guardedRoute(app, mayManagePasskeys, requestPasskeyOptions, async ({ body, session, request, reply }) => {
    const { account } = session
    await reauthenticateUnlessRecent(parts, session, body.password, reply)
    const existing = await passkeysOf(database, account.id)
    if (existing.length >= MAX_PASSKEYS) {
      throw new AppError('too_many_passkeys', 409, `An account can have at most ${MAX_PASSKEYS} passkeys.`)
    }
    const { generateRegistrationOptions } = await webauthn()
    const options = await generateRegistrationOptions({
      rpName: 'Rafiq',
      rpID: relyingParty(settings, request).rpID,
      userName: account.email,
      userDisplayName: account.firstName || account.username,
      userID: new Uint8Array(Buffer.from(account.id.replaceAll('-', ''), 'hex')),
      excludeCredentials: existing.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
      // A passkey replaces a password: the device must verify the person and find the account without input.
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    await storeChallenge(database, options.challenge, account.id, clock())
    return { ...options }
  })

  guardedRoute(app, mayManagePasskeys, addPasskey, async ({ body, session, request }) => {
    const accountId = session.account.id
    const { response } = body
    const challenge = await consumeChallenge(database, response.response.clientDataJSON, accountId, clock())
    const credential =
      challenge === undefined ? undefined : await verifiedCredential(settings, request, response, challenge)
    if (!credential) throw cannotSave()
    const stored = await withUnchangedPassword(database, session.account, (transaction) =>
      storePasskey(transaction, {
        accountId,
        credentialId: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString('base64url'),
        counter: credential.counter,
        transports: response.response.transports ?? [],
        name: body.name,
        createdAt: clock(),
      }),
    )
    if (!stored) throw cannotSave()
    return toAnswer(stored)
  })

  guardedRoute(app, mayManagePasskeys, renamePasskey, async ({ params, body, session }) => {
    const renamed = await setPasskeyName(database, session.account.id, params.id, body.name)
    if (!renamed) throw notFound()
    return toAnswer(renamed)
  })

  guardedRoute(app, mayManagePasskeys, removePasskey, async ({ params, body, session, reply }) => {
    const { account } = session
    await reauthenticateUnlessRecent(parts, session, body.password, reply)
    const remove = async (transaction: Queries) => {
      const remaining = (await passkeysOf(transaction, account.id)).filter(
        (passkey) => passkey.id !== params.id,
      )
      if (account.passwordHash === null && remaining.length === 0) {
        throw new AppError('last_key', 409, 'This is the only way to sign in; set a password first.')
      }
      if (!(await deletePasskey(transaction, account.id, params.id))) throw notFound()
    }
    // Lock, so that two requests can’t delete the last two passkeys at once.
    await withUnchangedPassword(database, account, remove, 'no key update')
    return {}
  })
}

/** Returns the credential when the browser’s response is valid. */
async function verifiedCredential(
  settings: Settings,
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

const cannotSave = () => new AppError('passkey_refused', 400, 'This passkey can’t be saved.')

const toAnswer = ({ id, name, createdAt, lastUsedAt }: Passkey) => ({
  id,
  name,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
})
