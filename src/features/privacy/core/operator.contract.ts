import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described } from '#shared/core/contract/fields.ts'

const hours = (about: string) => described(z.number().int(), about, 48)

/** Who runs this server, for the privacy page and the terms. */
export const readOperator = endpoint({
  method: 'GET',
  path: '/api/operator',
  anyOrigin: true,
  summary: 'How to reach the operator of this server, and when answers come',
  answer: z.object({
    contact: described(
      z.string().nullable(),
      'An address that begins with `mailto:` or `https:`; `null` if the operator has set none.',
      'mailto:rafiq@example.org',
    ),
    privacyHours: hours('Within how long privacy questions are answered, in hours (a number).'),
    supportHours: hours('Within how long support replies, in hours (a number).'),
    contactHours: hours('Within how long contact messages are answered, in hours (a number).'),
  }),
})
