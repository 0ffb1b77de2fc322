import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'
import { EMAIL_LENGTH, EMAIL_PATTERN } from '#shared/core/email.ts'
import { user } from '#shared/core/session/session.contract.ts'
import { PASSWORD_LENGTH, USERNAME_LENGTH, USERNAME_PATTERN } from './account-rules.ts'

const email = z.string().trim().max(EMAIL_LENGTH).regex(EMAIL_PATTERN, 'not_an_email')
const password = z.string().min(PASSWORD_LENGTH.min, 'too_short').max(PASSWORD_LENGTH.max, 'too_long')
/**
 * A password typed to sign in. Its length is not judged, because the answer would reveal the rules in force
 * when it was set.
 */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max)
/** Any name without control characters or characters that change the text direction. */
const name = z
  .string()
  .trim()
  .max(80)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]*$/u, 'not_a_name')
const username = z
  .string()
  .trim()
  .min(USERNAME_LENGTH.min)
  .max(USERNAME_LENGTH.max)
  .regex(USERNAME_PATTERN, 'not_a_username')
/** The language of the page; later emails use it. Unknown languages are ignored. */
const language = z.string().max(12).optional()
/**
 * The token of an emailed link. A truncated token is answered like an expired link, not as a malformed
 * request.
 */
const token = z.string().min(1).max(200)

export const signedIn = z.object({ sessionId: z.uuid(), user })
const done = z.object({})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Creates an account and signs in',
  body: z.strictObject({
    email,
    password,
    username: username.optional(),
    firstName: name.optional(),
    lastName: name.optional(),
    language,
  }),
  answer: signedIn,
  status: 201,
  errors: ['password_too_common', 'email_taken', 'username_taken'],
})

export const login = endpoint({
  method: 'POST',
  path: '/api/login',
  summary: 'Signs in with an email address or username and a password',
  body: z.strictObject({ email: z.string().trim().min(1).max(254), password: typedPassword }),
  answer: signedIn,
  errors: ['wrong_credentials', 'account_suspended', 'too_many_attempts'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-requests',
  summary:
    'Emails a link to set a new password. The answer is the same whether or not the address has an account',
  body: z.strictObject({ email, language }),
  /** Whether this server sends email. Without email, its operator can create a link. */
  answer: z.object({ mail: z.boolean() }),
  status: 202,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/resets',
  summary: 'Sets a new password with a link’s token, ends every session and signs in',
  body: z.strictObject({ token, password, language }),
  answer: signedIn,
  errors: ['link_expired', 'password_too_common'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Changes the password, ends the other sessions and renews this one',
  body: z.strictObject({ currentPassword: typedPassword.optional(), password, language }),
  answer: signedIn,
  errors: ['wrong_credentials', 'reauthentication_needed', 'password_too_common', 'too_many_attempts'],
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes names',
  body: z
    .strictObject({
      username: username.optional(),
      firstName: name.nullable().optional(),
      lastName: name.nullable().optional(),
    })
    .refine((names) => Object.keys(names).length > 0, 'nothing_to_change'),
  answer: user,
  errors: ['username_taken'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary:
    'Changes the email address. Where the server sends email, the change takes effect once the emailed link is confirmed',
  /** Accounts without a password need a recent sign-in instead. */
  body: z.strictObject({
    email,
    password: typedPassword.optional(),
    language,
  }),
  answer: z.object({ changed: z.boolean() }),
  errors: ['wrong_credentials', 'reauthentication_needed', 'email_taken', 'too_many_attempts'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-confirmations',
  summary: 'Confirms an email address with a link’s token',
  body: z.strictObject({ token }),
  answer: done,
  errors: ['link_expired', 'email_taken'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'Lists the signed-in devices',
  answer: z.array(
    z.object({
      id: z.uuid(),
      /** Such as `Firefox, Android`. */
      device: z.string(),
      createdAt: z.iso.datetime(),
      lastSeenAt: z.iso.datetime(),
      current: z.boolean(),
    }),
  ),
  errors: ['not_signed_in'],
})

export const endOneSession = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions/{id}',
  summary: 'Signs a device out',
  params: z.object({ id: z.uuid() }),
  answer: done,
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/api/account/sessions',
  summary: 'Signs every other device out',
  answer: z.object({ ended: z.number().int() }),
})

export const deleteAccount = endpoint({
  method: 'POST',
  path: '/api/account/deletion',
  summary: 'Deletes the account and all of its data permanently',
  body: z.strictObject({
    password: typedPassword.optional(),
    posts: described(
      z.enum(['remove', 'keep']).default('remove'),
      'Whether posts that everyone reads are deleted too, or stay without the author.',
      'remove',
    ),
  }),
  answer: done,
  errors: ['wrong_credentials', 'reauthentication_needed', 'too_many_attempts', 'last_administrator'],
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Exports all of the account’s data in the format of docs/export.md',
  // Each feature that stores something of an account adds a list.
  answer: z
    .object({
      format: z.literal('rafiq-account'),
      version: z.literal(1),
      exportedAt: z.iso.datetime(),
      user: user.extend({ language: z.string(), createdAt: z.iso.datetime() }),
      sessions: listSessions.answer,
      passkeys: z.array(
        z.object({ name: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }),
      ),
      roleApplications: z.array(z.json()),
      records: z.array(z.object({ type: z.string(), id: z.string(), at: z.string(), value: z.json() })),
    })
    .catchall(z.array(z.json())),
})
