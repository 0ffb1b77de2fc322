import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { civilDateAnswer, civilDateText } from '#shared/core/contract/fields.ts'

const count = z.number().int().min(0)

/** How much there is, and how often pages were opened on the days of a range. */
export const readAnalytics = endpoint({
  method: 'GET',
  path: '/api/admin/analytics',
  summary: 'Counts of content, and page views by day, page, language and referring site',
  query: z.object({
    /** The first day, in UTC. Default: 29 days before the last one. */
    from: civilDateText.optional(),
    /** The last day, in UTC. Default: today. */
    to: civilDateText.optional(),
  }),
  answer: z.object({
    /** The same as on the dashboard: everything that isn’t deleted. */
    courses: count,
    /** Uploaded recordings. */
    audio: count,
    mosques: count,
    names: count,
    from: civilDateAnswer,
    to: civilDateAnswer,
    /** Page views on the days of the range. */
    views: count,
    /** Every day of the range, the oldest first. */
    days: z.array(z.object({ day: civilDateAnswer, views: count })),
    /** The most viewed first, at most 100, like the lists below. */
    pages: z.array(z.object({ page: z.string(), views: count })),
    languages: z.array(z.object({ language: z.string(), views: count })),
    /** Other sites that linked here, by their host. */
    referringSites: z.array(z.object({ site: z.string(), views: count })),
  }),
  errors: ['not_signed_in', 'forbidden'],
})
