import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'

export const readHealth = endpoint({
  method: 'GET',
  path: '/api/health',
  anyOrigin: true,
  summary: 'Whether the server answers, and whether its database does.',
  answer: z.object({ status: z.literal('ok'), database: z.enum(['ok', 'unavailable']) }),
})
