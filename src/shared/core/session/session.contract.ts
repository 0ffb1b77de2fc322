import { z } from 'zod'
import { endpoint } from '../contract/endpoint.ts'
import { roles } from '../roles.ts'

/** The data of an account for its own user; none of it is sent to anyone else. */
export const user = z.object({
  id: z.uuid(),
  firstName: z.string().nullable(),
  lastName: z.string().nullable(),
  username: z.string(),
  email: z.string(),
  role: z.enum(roles).nullable(),
  isPremium: z.boolean(),
})

export type User = z.output<typeof user>

export const readUser = endpoint({
  method: 'GET',
  path: '/api/auth/user',
  summary: 'Who is signed in; needs the `x-session-id` of the session and its cookie',
  answer: user,
  errors: ['not_signed_in'],
})

export const logout = endpoint({
  method: 'POST',
  path: '/api/logout',
  summary: 'Ends the session, when there is one',
  answer: z.object({}),
})
