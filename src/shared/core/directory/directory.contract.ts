import { z } from 'zod'
import { described, numberText } from '../contract/fields.ts'
import { SLUG } from './title-slug.ts'

/** The most entries of one page. */
const MOST = 100
/** The last page that can be asked for. */
const LAST_PAGE = 100_000
const LONGEST_SEARCH = 100

/** The query fields of every directory: search, page and page size, which is `limit` unless given. */
export const pageQuery = (limit: number, searched: string) => ({
  search: described(
    z.string().max(LONGEST_SEARCH, 'too_long').optional(),
    `Finds this in ${searched}; case, vowels and marks don’t matter.`,
    'nur',
  ),
  page: described(
    numberText({ min: 1, max: LAST_PAGE, integer: true }).default(1),
    'The number of the page, from 1.',
    1,
  ),
  limit: described(
    numberText({ min: 1, max: MOST, integer: true }).default(limit),
    `The number of entries on a page. Default: ${limit}.`,
    limit,
  ),
})

/** Given when a search finds more than is counted. */
export const totalIsMinimum = described(
  z.literal(true).optional(),
  'Given when there are more than `total`, which is the number up to which a search is counted.',
  true,
)

export const pagination = described(
  z.object({
    page: described(z.number().int(), 'The number of this page.', 1),
    limit: described(z.number().int(), 'The most entries of a page (a number).', 24),
    total: described(z.number().int(), 'The number of entries on all pages.', 500),
    totalIsMinimum,
    totalPages: described(z.number().int(), 'The number of pages.', 21),
  }),
  'Which page this is, and how many there are.',
)

export type Pagination = z.output<typeof pagination>

export const slug = described(
  z.string().regex(SLUG, 'not_a_slug').max(120, 'too_long'),
  'The end of its page’s address.',
  'muhammad',
)
