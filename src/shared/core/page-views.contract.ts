import { z } from 'zod'
import { endpoint } from './contract/endpoint.ts'
import { languageText } from './contract/fields.ts'

const LONGEST_PATH = 200
const LONGEST_TITLE = 300
const LONGEST_ADDRESS = 2000

/** Counts that a page was opened. Nothing about the person is stored. */
export const countPageView = endpoint({
  method: 'POST',
  path: '/api/analytics/pageview',
  summary: 'Counts that a page was opened, by day, page, language and referring site',
  body: z.object({
    /** The path, with or without its query, which is not stored. */
    page: z.string().max(LONGEST_PATH, 'too_long').regex(/^\//, 'not_a_path'),
    /** Accepted and not stored. */
    title: z.string().max(LONGEST_TITLE, 'too_long').optional(),
    /** The address that linked here; only its host is stored. */
    referrer: z.string().max(LONGEST_ADDRESS, 'too_long').optional(),
    /** The language of the page. Default: the language of the browser. */
    language: languageText.optional(),
  }),
  answer: z.object({
    /** False for robots and unknown pages. */
    counted: z.boolean(),
  }),
})
