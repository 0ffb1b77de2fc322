import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, described } from '#shared/core/contract/fields.ts'
import { nameKey } from '../name-key.ts'
import { NAME_LENGTH, people, votes } from './shared-list.ts'

/** A truncated secret is answered like an unknown one, not as a malformed request. */
const secret = described(z.string().max(100), 'The end of the list’s link, which is its only key.', 'unknown')
const params = z.object({ secret })

const name = z.object({
  key: described(z.string(), 'The folded name, which identifies it in its list.', 'umar'),
  name: described(z.string(), 'As it was written.', 'Umar'),
  slug: described(z.string().nullable(), 'The name’s page, if there is one.', 'umar'),
  arabicName: described(z.string().nullable(), 'In Arabic letters, if the name has a page.', 'عُمَر'),
  votes: described(
    z.object({ first: z.enum(votes).nullable(), second: z.enum(votes).nullable() }),
    'What each of the two people thinks; `null` before they voted.',
    { first: 'love', second: null },
  ),
})

const list = z.object({
  names: described(z.array(name), 'In the order in which they were added.', []),
  expiresOn: described(
    civilDateAnswer,
    'The day on which it is deleted, unless somebody opens it.',
    '2027-05-24',
  ),
})

export type SharedListAnswer = z.output<typeof list>
export type SharedNameAnswer = z.output<typeof name>

export const createSharedList = endpoint({
  method: 'POST',
  path: '/api/name-lists',
  summary: 'Creates an empty list of names for two people',
  answer: list.extend({ secret: z.string() }),
  status: 201,
  errors: ['too_many_attempts'],
})

export const readSharedList = endpoint({
  method: 'GET',
  path: '/api/name-lists/{secret}',
  summary: 'Reads a shared list of names',
  params,
  answer: list,
  errors: ['not_found'],
})

export const addSharedName = endpoint({
  method: 'POST',
  path: '/api/name-lists/{secret}/names',
  summary: 'Adds a name to a shared list; a name that is there already stays as it is',
  params,
  body: z.strictObject({
    name: z
      .string()
      .trim()
      .max(NAME_LENGTH, 'too_long')
      .refine((text) => nameKey(text) !== '', 'no_letters'),
  }),
  answer: list,
  errors: ['not_found', 'too_many_names'],
})

export const voteOnSharedName = endpoint({
  method: 'PUT',
  path: '/api/name-lists/{secret}/votes',
  summary: 'Sets one person’s vote on a name; the other person’s vote stays',
  params,
  body: z.strictObject({
    key: z
      .string()
      .min(1)
      .max(2 * NAME_LENGTH),
    person: z.enum(people),
    vote: z.enum(votes).nullable(),
  }),
  answer: list,
  errors: ['not_found'],
})

export const removeSharedName = endpoint({
  method: 'DELETE',
  path: '/api/name-lists/{secret}/names/{key}',
  summary: 'Removes a name with its votes from a shared list',
  params: params.extend({ key: described(z.string().max(2 * NAME_LENGTH), 'The folded name.', 'umar') }),
  answer: list,
  errors: ['not_found'],
})

export const deleteSharedList = endpoint({
  method: 'DELETE',
  path: '/api/name-lists/{secret}',
  summary: 'Deletes a shared list for both people',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_found'],
})
