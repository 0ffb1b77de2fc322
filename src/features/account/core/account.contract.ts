import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { user } from '#shared/core/session/session.contract.ts'
import { EMAIL_PATTERN, PASSWORD_LENGTH, USERNAME_LENGTH, USERNAME_PATTERN } from './account-rules.ts'

const email = z.string().trim().max(254).regex(EMAIL_PATTERN, 'not_an_email')
const password = z.string().min(PASSWORD_LENGTH.min, 'too_short').max(PASSWORD_LENGTH.max, 'too_long')
/** What was typed to sign in; whether it can be a password tells nobody anything. */
export const typedPassword = z.string().min(1).max(PASSWORD_LENGTH.max)
/** Any name, but nothing that breaks or turns a line. */
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
/** That of the page: letters are in it from now on. One that nobody knows is passed over. */
const language = z.string().max(12).optional()
/** Of a link. One that was cut short on its way is a link that is over, not a mistake of whoever opens it. */
const token = z.string().min(1).max(200)

export const signedIn = z.object({ sessionId: z.uuid(), user })
const done = z.object({})

export const register = endpoint({
  method: 'POST',
  path: '/api/register',
  summary: 'Makes an account and signs in',
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
  summary: 'Signs in by e-mail or user name and password',
  body: z.strictObject({ email: z.string().trim().min(1).max(254), password: typedPassword }),
  answer: signedIn,
  errors: ['wrong_credentials', 'too_many_attempts'],
})

export const requestReset = endpoint({
  method: 'POST',
  path: '/api/auth/reset-requests',
  summary:
    'Sends a link to set a new password, when the address has an account; answers the same when it has none',
  body: z.strictObject({ email, language }),
  /** Whether letters are sent at all here; else whoever runs this Rafiq can make a link. */
  answer: z.object({ mail: z.boolean() }),
  status: 202,
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/api/auth/resets',
  summary: 'Sets a new password by the token of a link, ends every session and signs in',
  body: z.strictObject({ token, password, language }),
  answer: signedIn,
  errors: ['link_over', 'password_too_common'],
})

export const changePassword = endpoint({
  method: 'POST',
  path: '/api/account/password',
  summary: 'Changes the password, ends the other sessions and renews this one',
  body: z.strictObject({ currentPassword: typedPassword.optional(), password, language }),
  answer: signedIn,
  errors: ['wrong_credentials', 'proof_needed', 'password_too_common', 'too_many_attempts'],
})

export const changeProfile = endpoint({
  method: 'PATCH',
  path: '/api/account',
  summary: 'Changes names',
  body: z.strictObject({
    username: username.optional(),
    firstName: name.nullable().optional(),
    lastName: name.nullable().optional(),
  }),
  answer: user,
  errors: ['username_taken'],
})

export const changeEmail = endpoint({
  method: 'POST',
  path: '/api/account/email',
  summary: 'Asks for another address: where mail is sent, it counts once the link in the letter was opened',
  /** An account without a password must have signed in just now. */
  body: z.strictObject({
    email,
    password: typedPassword.optional(),
    language,
  }),
  answer: z.object({ changed: z.boolean() }),
  errors: ['wrong_credentials', 'proof_needed', 'email_taken', 'too_many_attempts'],
})

export const confirmEmail = endpoint({
  method: 'POST',
  path: '/api/auth/email-confirmations',
  summary: 'Changes the address by the token of a link',
  body: z.strictObject({ token }),
  answer: done,
  errors: ['link_over', 'email_taken'],
})

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/account/sessions',
  summary: 'The devices that are signed in',
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
  summary: 'Deletes the account with everything in it, at once and for good',
  body: z.strictObject({ password: typedPassword.optional() }),
  answer: done,
  errors: ['wrong_credentials', 'proof_needed', 'too_many_attempts'],
})

export const exportAccount = endpoint({
  method: 'GET',
  path: '/api/account/export',
  summary: 'Everything that the account holds, as docs/export.md describes it',
  answer: z.object({
    format: z.literal('rafiq-account'),
    version: z.literal(1),
    exportedAt: z.iso.datetime(),
    user: user.extend({ createdAt: z.iso.datetime() }),
    sessions: listSessions.answer,
    passkeys: z.array(
      z.object({ name: z.string(), createdAt: z.iso.datetime(), lastUsedAt: z.iso.datetime().nullable() }),
    ),
    roleApplications: z.array(z.json()),
    records: z.array(z.object({ type: z.string(), id: z.string(), at: z.string(), value: z.json() })),
  }),
})
