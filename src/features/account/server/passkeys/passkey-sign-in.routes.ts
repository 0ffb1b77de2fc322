import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import type { FastifyRequest } from 'fastify'
import { AppError } from '#shared/core/app-error.ts'
import type { BodyOf } from '#shared/core/contract/endpoint.ts'
import { route } from '#shared/server/http/route.ts'
import type { RafiqServer } from '#shared/server/services.ts'
import { askPasskeySignIn, signInByPasskey } from '../../core/passkeys.contract.ts'
import type { AccountParts } from '../account-parts.ts'
import { accountById } from '../accounts.repository.ts'
import { beginSession } from '../begin-session.ts'
import { keepChallenge, takeChallenge } from './challenges.ts'
import { countUse, type Passkey, passkeyBy } from './passkeys.repository.ts'
import { relyingParty } from './relying-party.ts'
import { webauthn } from './webauthn.ts'

const A_MINUTE = 30

/** Signing in by a passkey. The device finds the account, so that nobody is asked for an address and none is told. */
export function passkeySignInRoutes(app: RafiqServer, parts: AccountParts): void {
  const { database, clock, settings } = parts

  route(
    app,
    askPasskeySignIn,
    async ({ request, reply }) => {
      const { rpID } = relyingParty(settings, request)
      const { generateAuthenticationOptions } = await webauthn()
      const options = await generateAuthenticationOptions({ rpID, userVerification: 'required' })
      await keepChallenge(database, options.challenge, null, clock())
      reply.header('cache-control', 'no-store')
      return { ...options }
    },
    { limit: A_MINUTE },
  )

  route(
    app,
    signInByPasskey,
    async ({ body: { response }, request, reply }) => {
      const challenge = await takeChallenge(database, response.response.clientDataJSON, null, clock())
      const passkey = await passkeyBy(database, response.id)
      if (!challenge || !passkey) throw refused()
      // Read before the passkey counts: where a new password takes it away meanwhile, one of the two fails.
      const account = await accountById(database, passkey.accountId)
      const counter = await counterOf(request, response, challenge, passkey)
      if (counter === undefined || !(await countUse(database, passkey.id, counter, clock()))) throw refused()
      return beginSession(parts, account, request, reply)
    },
    { limit: A_MINUTE },
  )

  /** The device’s counter, when its answer is signed by the passkey and right in everything else. */
  async function counterOf(
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

const refused = () => new AppError('passkey_refused', 401, 'This passkey doesn’t belong to an account here.')
