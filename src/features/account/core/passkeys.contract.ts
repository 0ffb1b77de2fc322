import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { signedIn, typedPassword } from './account.contract.ts'

/** WebAuthn options; `@simplewebauthn/browser` takes them as `optionsJSON`. */
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

export const requestPasskeyOptions = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/options',
  summary: 'Options to create a passkey. Needs the password unless the sign-in was recent',
  body: z.strictObject({ password: typedPassword.optional() }),
  answer: options,
  errors: ['reauthentication_needed', 'wrong_credentials', 'too_many_attempts', 'too_many_passkeys'],
})

export const addPasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys',
  summary: 'Saves a passkey that the browser created',
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
  summary: 'Lists the account’s passkeys',
  answer: z.array(passkey),
})

export const renamePasskey = endpoint({
  method: 'PATCH',
  path: '/api/account/passkeys/{id}',
  summary: 'Renames a passkey',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ name }),
  answer: passkey,
  errors: ['not_found'],
})

export const removePasskey = endpoint({
  method: 'POST',
  path: '/api/account/passkeys/{id}/removal',
  summary: 'Deletes a passkey. Needs the password unless the sign-in was recent',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ password: typedPassword.optional() }),
  answer: z.object({}),
  errors: ['reauthentication_needed', 'wrong_credentials', 'too_many_attempts', 'not_found', 'last_key'],
})

export const requestPasskeySignInOptions = endpoint({
  method: 'POST',
  path: '/api/auth/passkey-options',
  summary: 'Options to sign in with a passkey; the same for everyone',
  body: z.strictObject({}),
  answer: options,
})

export const signInByPasskey = endpoint({
  method: 'POST',
  path: '/api/auth/passkey-sign-ins',
  summary: 'Signs in with a passkey',
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
