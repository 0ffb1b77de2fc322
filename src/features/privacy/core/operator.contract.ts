import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

/** Who runs this server, for the privacy page and the terms. */
export const readOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  anyOrigin: true,
  summary: 'How to reach the operator of this server',
  answer: z.object({
    contact: described(
      z.string().nullable(),
      'An address that begins with `mailto:` or `https:`; `null` if the operator has set none.',
      'mailto:rafiq@example.org',
    ),
  }),
})
