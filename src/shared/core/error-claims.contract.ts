import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'
import { severities } from './error-severities.ts'

export const statuses = ['open', 'resolved'] as const

const id = z.string().regex(/^[\w-]{1,64}$/, 'not_an_id')

/** An instant with its offset, from 1970 on: the database can’t store every year that a browser can send. */
const instant = z.iso
  .datetime({ offset: true, error: 'not_a_time' })
  .max(40)
  .transform((text, context) => {
    const time = new Date(text)
    if (time.getTime() >= 0) return time
    context.addIssue({ code: 'custom', message: 'not_a_time' })
    return z.NEVER
  })

/** Reports an error from a browser. A repeated report is stored once. */
export const reportError = endpoint({
  method: 'POST',
  path: '/api/error-claims',
  summary: 'Report an error that happened in a browser',
  status: 201,
  body: z.object({
    id,
    timestamp: instant,
    component: z.string().min(1).max(200),
    errorType: z.string().min(1).max(100),
    message: z.string().max(2000),
    stackTrace: z.string().max(8000).default(''),
    userAction: z.string().max(500).default(''),
    /** The path of the page, of which the server stores only what isn’t private. */
    page: z.string().max(300).default(''),
    browserInfo: z.string().max(500).default(''),
    severity: z.enum(severities).default('medium'),
    /** The status in the sender’s log, which is ignored: the server keeps its own. */
    status: z.enum(statuses).optional(),
    creditImpact: z.boolean().default(false),
  }),
  answer: z.object({ id, status: z.enum(statuses) }),
})
