import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'
import { described } from './contract/fields.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  anyOrigin: true,
  summary: 'Whether the server answers, and whether its database does.',
  answer: z.object({
    status: described(z.literal('ok'), 'The server answers.'),
    database: described(z.enum(['ok', 'unavailable']), 'Whether its database does.'),
  }),
})
