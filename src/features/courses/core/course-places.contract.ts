import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, languageText } from '#shared/core/contract/fields.ts'
import { slug } from '#shared/core/directory/directory.contract.ts'
import { question } from './courses.contract.ts'

const language = described(languageText.default('en'), 'The language of the texts. Default: en.', 'ar')

export const readCoursePlace = endpoint({
  method: 'GET',
  path: '/api/courses/{slug}/place',
  summary:
    'Whether the account has a place in a course with a price, and if so, the texts that the place opens',
  params: z.object({ slug }),
  query: z.object({ language }),
  answer: z.object({
    hasPlace: described(z.boolean(), 'Whether it has one.'),
    texts: described(
      z.array(
        z.object({
          id: described(z.string(), 'The id of the text.', '3f2a90bc'),
          html: described(z.string(), 'What it says, as HTML.', '<p>Sample</p>'),
        }),
      ),
      'The texts of the course’s own; empty without a place.',
    ),
    check: described(z.array(question), 'The questions at its end; empty without a place.'),
  }),
  errors: ['not_signed_in', 'not_found'],
})

export const buyCourse = endpoint({
  method: 'POST',
  path: '/api/courses/{slug}/purchases',
  summary: 'Opens the payment page of a course',
  params: z.object({ slug }),
  body: z.strictObject({ language }),
  answer: z.object({
    url: described(z.url(), 'The payment page to open.', 'https://checkout.stripe.com/c/pay/cs'),
  }),
  status: 201,
  errors: ['not_signed_in', 'not_found', 'already_enrolled', 'payments_unavailable', 'too_many_attempts'],
})

const params = z.object({ id: slug })
const errors = ['not_signed_in', 'forbidden', 'not_found'] as const
const place = z.object({
  id: described(z.uuid(), 'The id of the place.', '0b5f6a1e-6b0a-4f6e-9d53-2f1f0d6a7c11'),
  username: described(z.string(), 'The username of the account.', 'amina'),
  kind: described(
    z.enum(['paid', 'given', 'refunded']),
    'How it came about, or that it ended with a refund.',
  ),
  paid: described(z.string(), 'What was paid less refunds, in US dollars.', '12.50'),
  since: described(z.iso.datetime(), 'When it was paid or given.', '2026-11-26T08:00:00Z'),
})

export type CoursePlace = z.output<typeof place>

export const listCoursePlaces = endpoint({
  method: 'GET',
  path: '/api/admin/courses/{id}/places',
  summary: 'Lists the places in a course',
  params,
  answer: z.object({ places: described(z.array(place), 'Bought and given places, the oldest first.') }),
  errors,
})

export const giveCoursePlace = endpoint({
  method: 'POST',
  path: '/api/admin/courses/{id}/places',
  summary: 'Gives an account a free place',
  params,
  body: z.strictObject({
    username: described(z.string().trim().min(1, 'missing').max(60, 'too_long'), 'Who gets it.', 'amina'),
  }),
  answer: z.object({ places: z.array(place) }),
  status: 201,
  errors: [...errors, 'already_enrolled'],
})

export const endCoursePlace = endpoint({
  method: 'DELETE',
  path: '/api/admin/courses/{id}/places/{place}',
  summary: 'Ends a free place',
  params: params.extend({ place: z.uuid() }),
  answer: z.object({ places: z.array(place) }),
  errors,
})
