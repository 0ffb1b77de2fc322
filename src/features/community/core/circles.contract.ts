import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { described, nameIn } from '#shared/core/contract/fields.ts'
import { pageQuery, pagination } from '#shared/core/directory/directory.contract.ts'
import {
  CIRCLE_LENGTHS,
  type CircleDetails,
  circleRepeats,
  circleTopics,
  circleTroubles,
  circleWays,
} from './circle.ts'

const PAGE_SIZE = 12
const TIME_LENGTH = 5
const DAY_LENGTH = 10
const ZONE_LENGTH = 60

const id = described(z.uuid(), 'The id of the circle.', '00000000-0000-4000-8000-000000000000')
const params = z.object({ id })
const instant = z.iso.datetime()

const schedule = {
  repeats: z.enum(circleRepeats),
  /** The day of the first meeting. */
  firstDay: z.string(),
  time: z.string(),
  timeZone: z.string(),
  minutes: z.number().int(),
}

const listed = {
  id,
  title: z.string(),
  topic: z.enum(circleTopics),
  place: z.string(),
  online: described(z.boolean(), 'Whether one can take part through a link.', true),
  ...schedule,
  capacity: z.number().int(),
  members: described(z.number().int(), 'How many of the places are taken.', 7),
  waiting: described(z.number().int(), 'How many people wait for a place.', 0),
  nextMeeting: described(
    instant,
    'The start of the next meeting, or of the running one.',
    '2026-11-27T19:00:00Z',
  ),
}

const circleListed = z.object(listed)
export type ListedCircle = z.output<typeof circleListed>

const own = z.object({ ...listed, part: z.enum(['organiser', 'member', 'waiting']) })
export type OwnCircle = z.output<typeof own>

const circle = z.object({
  ...listed,
  description: z.string(),
  organiser: described(z.string(), 'The name that the organiser chose for the account.', 'Amal'),
  meetings: described(z.array(instant), 'The starts of the next meetings.'),
  part: described(
    z.enum(['organiser', 'member', 'waiting']).nullable(),
    'What the person is in this circle who asks; none for others.',
  ),
  position: described(z.number().int().nullable(), 'The place on the waiting list, from 1.', 2),
  link: described(z.string().nullable(), 'The link to the meeting, for the organiser and members only.'),
  people: described(
    z.array(z.object({ name: z.string(), part: z.enum(['member', 'waiting']) })).nullable(),
    'Who takes part and who waits, for the organiser only.',
  ),
  mayReport: z.boolean(),
  mayEdit: z.boolean(),
  mayDelete: z.boolean(),
})
export type CircleAnswer = z.output<typeof circle>

const details = z
  .strictObject({
    title: z.string().trim().max(CIRCLE_LENGTHS.title, 'too_long'),
    topic: z.enum(circleTopics),
    description: z.string().trim().max(CIRCLE_LENGTHS.description, 'too_long'),
    place: z.string().trim().max(CIRCLE_LENGTHS.place, 'too_long'),
    link: z.string().trim().max(CIRCLE_LENGTHS.link, 'too_long'),
    repeats: z.enum(circleRepeats),
    firstDay: z.string().max(DAY_LENGTH),
    time: z.string().max(TIME_LENGTH),
    timeZone: z.string().max(ZONE_LENGTH),
    minutes: z.number(),
    capacity: z.number(),
  })
  .superRefine((written: CircleDetails, context) => {
    for (const [field, message] of Object.entries(circleTroubles(written))) {
      context.addIssue({ code: 'custom', path: [field], message })
    }
  })

export const listCircles = endpoint({
  method: 'GET',
  path: '/api/circles',
  summary: 'Lists study circles, the latest first',
  query: z.object({
    ...pageQuery(PAGE_SIZE, 'titles, descriptions and places'),
    topic: described(nameIn(circleTopics).optional(), 'Only circles about this.', 'quran'),
    way: described(nameIn(circleWays).optional(), 'Only circles that meet like this.', 'online'),
  }),
  answer: z.object({ circles: z.array(circleListed), pagination }),
})

export const listOwnCircles = endpoint({
  method: 'GET',
  path: '/api/circles/own',
  summary: 'The study circles that one organises, takes part in or waits for',
  answer: z.object({ circles: z.array(own) }),
  errors: ['not_signed_in'],
})

const notice = z.object({ id, title: z.string(), endedAt: instant })
export type CircleNotice = z.output<typeof notice>

export const listCircleNotices = endpoint({
  method: 'GET',
  path: '/api/circle-notices',
  summary: 'The study circles that one had joined and that were deleted since',
  answer: z.object({ notices: z.array(notice) }),
  errors: ['not_signed_in'],
})

export const dismissCircleNotice = endpoint({
  method: 'DELETE',
  path: '/api/circle-notices/{id}',
  summary: 'Dismisses the notice of a deleted study circle',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_signed_in', 'not_found'],
})

export const readCircle = endpoint({
  method: 'GET',
  path: '/api/circles/{id}',
  summary: 'A study circle; its members also get the link to the meeting',
  params,
  answer: circle,
  errors: ['not_found'],
})

export const createCircle = endpoint({
  method: 'POST',
  path: '/api/circles',
  summary: 'Starts a study circle',
  body: details,
  answer: z.object({ id }),
  status: 201,
  errors: ['not_signed_in', 'too_many_circles', 'too_many_attempts'],
})

export const changeCircle = endpoint({
  method: 'PUT',
  path: '/api/circles/{id}',
  summary: 'Changes one’s own study circle',
  params,
  body: details,
  answer: z.object({ id }),
  errors: ['not_signed_in', 'not_found'],
})

export const deleteCircle = endpoint({
  method: 'DELETE',
  path: '/api/circles/{id}',
  summary: 'Deletes a study circle: for its organiser and for moderators',
  params,
  answer: z.object({ deleted: z.literal(true) }),
  errors: ['not_signed_in', 'not_found'],
})

export const joinCircle = endpoint({
  method: 'PUT',
  path: '/api/circles/{id}/membership',
  summary: 'Joins a study circle, or its waiting list if it is full',
  params,
  answer: circle,
  errors: ['not_signed_in', 'not_found', 'own_circle', 'circle_full', 'too_many_attempts'],
})

export const leaveCircle = endpoint({
  method: 'DELETE',
  path: '/api/circles/{id}/membership',
  summary: 'Leaves a study circle or its waiting list; the person who waited longest moves up',
  params,
  answer: circle,
  errors: ['not_signed_in', 'not_found'],
})
