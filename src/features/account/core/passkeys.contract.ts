import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { signedIn, typedPassword } from './account.contract.ts'

/** What a browser’s WebAuthn is given; `@simplewebauthn/browser` takes it as `optionsJSON`. */
const options = z.looseObject({ challenge: z.string() })

const base64url = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[\w-]*$/, 'not_base64url')
const credential = {
  id: base64url(1400),
  rawId: base64url(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.record(z.string().max(60), z.json()).default({}),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).optional(),
}
const name = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'not_a_name')

const passkey = z.object({
  id: z.uuid(),
  name: z.string(),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export const askPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'What the browser needs to make a passkey; asks for the password when the last proof is long ago',
  body: z.strictObject({ password: typedPassword.optional() }),
  answer: options,
  errors: ['proof_needed', 'wrong_credentials', 'too_many_attempts', 'too_many_passkeys'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Keeps a passkey that the browser made',
  body: z.strictObject({
    name,
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(4000),
        attestationObject: base64url(20_000),
        transports: z.array(z.string().max(20)).max(10).optional(),
      }),
    }),
  }),
  answer: passkey,
  status: 201,
  errors: ['passkey_refused'],
})

export const listPasskeys = endpoint({
  method: 'GET',
  path: '/api/account/passkeys',
  summary: 'The passkeys that open the account',
  answer: z.array(passkey),
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  summary: 'Calls a passkey something else',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name }),
  answer: passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/{id}/removal',
  summary: 'Takes a passkey away; asks for the password when the last proof is long ago',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ password: typedPassword.optional() }),
  answer: z.object({}),
  errors: ['proof_needed', 'wrong_credentials', 'too_many_attempts', 'not_found', 'last_key'],
})

export const askPasskeySignIn = endpoint({
  method: 'POST',
  path: '/api/auth/passkey-options',
  summary: 'What the browser needs to sign in by a passkey; the same for everybody',
  body: z.strictObject({}),
  answer: options,
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey-sign-ins',
  summary: 'Signs in by a passkey',
  body: z.strictObject({
    response: z.object({
      ...credential,
      response: z.object({
        clientDataJSON: base64url(4000),
        authenticatorData: base64url(4000),
        signature: base64url(4000),
        userHandle: base64url(200).optional(),
      }),
    }),
  }),
  answer: signedIn,
  errors: ['passkey_refused'],
})
