import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { requestPasskeySignInOptions, signInByPasskey } from '../../core/passkeys.contract.ts'
import type { AccountServices } from '../account-services.ts'
import { getAccount } from '../accounts.repository.ts'
import { beginSession } from '../begin-session.ts'
import { consumeChallenge, storeChallenge } from './challenges.ts'
import { findPasskey, type Passkey, recordUse } from './passkeys.repository.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

const REQUESTS_PER_MINUTE = 30

/** Signing in with a passkey. The device finds the account, so no address is asked for or revealed. */
export function passkeySignInRoutes(app: RafiqServer, parts: AccountServices): void {
  const { database, clock, settings } = parts

  route(
    app,
    requestPasskeySignInOptions,
    async ({ request, reply }) => {
      const { rpID } = relyingParty(settings, request)
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await storeChallenge(database, options.challenge, null, clock())
      reply.header('cache-control', 'no-store')
      return { ...options }
    },
    { limit: REQUESTS_PER_MINUTE },
  )

  route(
    app,
    signInByPasskey,
    async ({ body: { response }, request, reply }) => {
      const challenge = await consumeChallenge(database, response.response.clientDataJSON, null, clock())
      const passkey = await findPasskey(database, response.id)
      if (!challenge || !passkey) throw unknownPasskey()
      // Read the account before recording the use: if a new password removes the passkey in between, one of
      // the two fails.
      const account = await getAccount(database, passkey.accountId)
      const counter = await verifiedCounter(request, response, challenge, passkey)
      if (counter === undefined || !(await recordUse(database, passkey.id, counter, clock())))
        throw unknownPasskey()
      return beginSession(parts, account, request, reply)
    },
    { limit: REQUESTS_PER_MINUTE },
  )

  /** Returns the passkey’s new counter when the response’s signature is valid. */
  async function verifiedCounter(
    request: FastifyRequest,
    response: BodyOf<typeof signInByPasskey>['response'],
    expectedChallenge: string,
    passkey: Passkey,
  ): Promise<number | undefined> {
    const { origin, rpID } = relyingParty(settings, request)
    const { verifyAuthenticationResponse } = await webauthn()
    try {
      const { verified, authenticationInfo } = await verifyAuthenticationResponse({
        response: response as AuthenticationResponseJSON,
        expectedChallenge,
        expectedOrigin: origin,
        expectedRPID: rpID,
        credential: {
          id: passkey.credentialId,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
        },
      })
      return verified ? authenticationInfo.newCounter : undefined
    } catch {
      return undefined
    }
  }
}

const unknownPasskey = () =>
  new AppError('passkey_refused', 401, 'This passkey doesn’t belong to an account here.')
