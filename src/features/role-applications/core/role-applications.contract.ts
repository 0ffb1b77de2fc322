import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { numberText } from '#shared/core/contract/fields.ts'
import { roles } from '#shared/core/roles.ts'
import {
  applicationStatuses,
  COURSE_LENGTH,
  canTeach,
  LINKS,
  NOTE_LENGTH,
  rolesToApplyFor,
  STATEMENT_LENGTH,
} from './application-rules.ts'

const instant = z.iso.datetime()
const params = z.object({ id: z.uuid() })
const link = z.url({ protocol: /^https?$/, error: 'not_a_link' }).max(LINKS.length)
const [least, most] = [STATEMENT_LENGTH.min, STATEMENT_LENGTH.max]

const application = z.object({
  id: z.uuid(),
  role: z.enum(rolesToApplyFor),
  status: z.enum(applicationStatuses),
  /** Empty, like the links, once withdrawn. */
  statement: z.string(),
  links: z.array(z.string()),
  /** The course that the person would like to give; empty without one. */
  course: z.string(),
  appliedAt: instant,
  /** When it was accepted, declined or withdrawn. */
  endedAt: instant.nullable(),
  /** The reviewer’s note to the applicant. */
  note: z.string().nullable(),
  /** The sample recording, deleted with the decision. */
  sample: z.object({ type: z.string(), bytes: z.number().int() }).nullable(),
})

export type OwnApplication = z.output<typeof application>

export const applicationEvents = [
  'applied',
  'sample_added',
  'sample_removed',
  'withdrawn',
  'accepted',
  'declined',
] as const

const reviewed = application.extend({
  applicant: z.object({
    name: z.string(),
    username: z.string(),
    email: z.string(),
    /** The account’s current role. */
    role: z.enum(roles).nullable(),
  }),
  /** Why the caller may not decide, if so. */
  blockedBy: z.enum(['own_application', 'super_admin_needed']).optional(),
})

export type ReviewedApplication = z.output<typeof reviewed>

const detailed = reviewed.extend({
  /** Everything that happened to the application, in order. */
  log: z.array(
    z.object({
      what: z.enum(applicationEvents),
      at: instant,
      /** Who did it; `null` when their account is deleted. */
      by: z.string().nullable(),
    }),
  ),
})

export const listOwnApplications = endpoint({
  method: 'GET',
  path: '/api/role-applications',
  summary: 'Lists one’s own applications, latest first',
  answer: z.object({ applications: z.array(application) }),
  errors: ['not_signed_in'],
})

export const applyForRole = endpoint({
  method: 'POST',
  path: '/api/role-applications',
  summary: 'Applies for a role; one application per role may be open',
  body: z
    .strictObject({
      role: z.enum(rolesToApplyFor),
      statement: z.string().trim().min(least, 'too_short').max(most, 'too_long'),
      links: z.array(link).max(LINKS.most).default([]),
      course: z.string().trim().max(COURSE_LENGTH, 'too_long').default(''),
    })
    .refine(({ role, course }) => course === '' || canTeach(role), {
      path: ['course'],
      message: 'not_for_this_role',
    }),
  answer: application,
  status: 201,
  errors: ['not_signed_in', 'application_open', 'role_held', 'too_many_applications'],
})

export const withdrawApplication = endpoint({
  method: 'POST',
  path: '/api/role-applications/{id}/withdrawal',
  summary: 'Withdraws an open application and deletes its statement, links and recording',
  params,
  answer: application,
  errors: ['not_signed_in', 'not_found', 'application_closed'],
})

/** The body is the recording itself; its format is detected from its bytes. */
export const sendSample = endpoint({
  method: 'PUT',
  path: '/api/role-applications/{id}/sample',
  summary:
    'Uploads the sample recording of an application as a reciter, replacing an earlier one: the bytes of an MP3, WAV, Ogg, WebM or MP4 file',
  params,
  answer: application,
  errors: [
    'not_signed_in',
    'not_found',
    'application_closed',
    'sample_not_needed',
    'unknown_audio',
    'too_many_samples',
  ],
})

export const removeSample = endpoint({
  method: 'DELETE',
  path: '/api/role-applications/{id}/sample',
  summary: 'Deletes the sample recording of one’s own application',
  params,
  answer: application,
  errors: ['not_signed_in', 'not_found', 'application_closed'],
})

const recording = z.unknown().describe('The bytes of the recording, or the requested range')

export const readSample = endpoint({
  method: 'GET',
  path: '/api/role-applications/{id}/sample',
  summary: 'Reads the sample recording of one’s own application',
  params,
  answer: recording,
  errors: ['not_signed_in', 'not_found', 'range_not_satisfiable'],
})

export const listApplications = endpoint({
  method: 'GET',
  path: '/api/admin/role-applications',
  summary: 'Lists applications: open ones oldest first, decided ones latest first',
  query: z.object({
    status: z.enum(applicationStatuses).default('open'),
    role: z.enum(rolesToApplyFor).optional(),
    page: numberText({ min: 1, max: 10_000, integer: true }).default(1),
  }),
  answer: z.object({
    applications: z.array(reviewed),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_signed_in', 'forbidden'],
})

export const readApplication = endpoint({
  method: 'GET',
  path: '/api/admin/role-applications/{id}',
  summary: 'Reads an application with its log',
  params,
  answer: detailed,
  errors: ['not_signed_in', 'forbidden', 'not_found'],
})

export const readApplicationSample = endpoint({
  method: 'GET',
  path: '/api/admin/role-applications/{id}/sample',
  summary: 'Reads the sample recording of an application',
  params,
  answer: recording,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'range_not_satisfiable'],
})

export const decideOnApplication = endpoint({
  method: 'POST',
  path: '/api/admin/role-applications/{id}/decision',
  summary:
    'Accepts or declines an open application. Accepting gives the role and signs the person out everywhere',
  params,
  body: z.strictObject({
    decision: z.enum(['accepted', 'declined']),
    note: z.string().trim().max(NOTE_LENGTH, 'too_long').default(''),
  }),
  answer: detailed,
  errors: [
    'not_signed_in',
    'forbidden',
    'own_application',
    'last_administrator',
    'super_admin_needed',
    'not_found',
    'application_closed',
    'sample_missing',
  ],
})
