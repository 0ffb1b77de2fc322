import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'

/** Who runs this server, for the privacy page and the terms. */
export const readOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  anyOrigin: true,
  summary: 'How to reach the operator of this server',
  answer: z.object({
    /** An address that begins with `mailto:` or `https:`; `null` if the operator has set none. */
    contact: z.string().nullable(),
  }),
})
