import { z } from 'zod'
import { endpoint } from '#shared/core/contract/endpoint.ts'
import { hiddenField, languageText, numberText } from '#shared/core/contract/fields.ts'
import { OSM_TEXT_LENGTH } from '#shared/core/osm/osm-texts.ts'
import { businessCategories } from './business.ts'
import {
  DECISION_NOTE_LENGTH,
  SUBMISSION_LENGTHS,
  submissionFiles,
  submissionStatuses,
  submissionTroubles,
  submitters,
} from './business-submission.ts'

const instant = z.iso.datetime()
const params = z.object({ id: z.uuid() })
const fileParams = z.object({ id: z.uuid(), file: z.enum(submissionFiles) })

/** A little longer than allowed, so that `submissionTroubles` gives the reason, and as long as imported texts. */
const text = (field: keyof typeof SUBMISSION_LENGTHS) =>
  z
    .string()
    .trim()
    .max(Math.max(SUBMISSION_LENGTHS[field] * 2, OSM_TEXT_LENGTH), 'too_long')
    .default('')
const degrees = (most: number) => z.number().min(-most).max(most).nullable().default(null)

/** What a submission says of a business, which editors change later. */
export const businessFields = {
  name: text('name'),
  category: z.enum(businessCategories),
  description: text('description'),
  address: text('address'),
  city: text('city'),
  country: text('country'),
  phoneNumber: text('phoneNumber'),
  website: text('website'),
  openingHours: text('openingHours'),
  services: z.array(z.string().trim().min(1).max(200, 'too_long')).max(50, 'too_many').readonly().default([]),
  isHalalCertified: z.boolean().default(false),
  certifier: text('certifier'),
  certificateNumber: text('certificateNumber'),
  certificateExpires: text('certificateExpires'),
  latitude: degrees(90),
  longitude: degrees(180),
}

const fields = { ...businessFields, submitter: z.enum(submitters), contactEmail: text('contactEmail') }

/** The rules of the form, applied to what was sent. */
function check(submitted: Parameters<typeof submissionTroubles>[0], context: z.RefinementCtx): void {
  for (const [field, trouble] of Object.entries(submissionTroubles(submitted))) {
    context.addIssue({ code: 'custom', path: [field], message: trouble })
  }
}

const storedFile = z.object({ type: z.string(), bytes: z.number().int() }).nullable()

const submission = z.object({
  id: z.uuid(),
  status: z.enum(submissionStatuses),
  submittedAt: instant,
  /** When it was accepted, declined or withdrawn. */
  endedAt: instant.nullable(),
  /** Why it was declined. */
  note: z.string().nullable(),
  /** The address of its page, once it is accepted. */
  seoSlug: z.string().nullable(),
  business: z.object(fields),
  photo: storedFile,
  certificate: storedFile,
})

export type BusinessSubmission = z.output<typeof submission>

const reviewed = submission.extend({
  /** The account that submitted it, if there is one. */
  account: z.object({ username: z.string(), email: z.string() }).nullable(),
  /** Why the caller may not decide, if so. */
  blockedBy: z.enum(['own_submission']).optional(),
})

export type ReviewedSubmission = z.output<typeof reviewed>

const file = z.unknown().describe('The bytes of the file, or the requested range')

export const listOwnSubmissions = endpoint({
  method: 'GET',
  path: '/api/business-submissions',
  summary: 'Lists one’s own submitted businesses, latest first',
  answer: z.object({ submissions: z.array(submission) }),
  errors: ['not_signed_in'],
})

export const submitBusiness = endpoint({
  method: 'POST',
  path: '/api/business-submissions',
  summary: 'Submits a business for review, with or without an account; the id is the key to its status',
  body: z
    .strictObject({ ...fields, language: languageText.default('en'), fax: hiddenField })
    .superRefine(check),
  answer: submission,
  status: 201,
  errors: ['too_many_attempts', 'too_many_submissions'],
})

export const readSubmission = endpoint({
  method: 'GET',
  path: '/api/business-submissions/{id}',
  summary: 'Reads a submission; that of an account only with its session',
  params,
  answer: submission,
  errors: ['not_found'],
})

export const changeSubmission = endpoint({
  method: 'PUT',
  path: '/api/business-submissions/{id}',
  summary: 'Changes a submission while it waits for review',
  params,
  body: z.strictObject(fields).superRefine(check),
  answer: submission,
  errors: ['not_found', 'submission_closed'],
})

export const withdrawSubmission = endpoint({
  method: 'POST',
  path: '/api/business-submissions/{id}/withdrawal',
  summary: 'Withdraws a waiting submission and deletes its content and files',
  params,
  answer: submission,
  errors: ['not_found', 'submission_closed'],
})

/** The body is the file itself; its format is detected from its bytes. */
export const sendSubmissionFile = endpoint({
  method: 'PUT',
  path: '/api/business-submissions/{id}/files/{file}',
  summary:
    'Uploads the photo (JPEG, PNG or WebP) or the certificate (also PDF) of a waiting submission, replacing an earlier one. Metadata such as the place of a photo is removed',
  params: fileParams,
  answer: submission,
  errors: ['not_found', 'submission_closed', 'unknown_document', 'files_unavailable'],
})

export const removeSubmissionFile = endpoint({
  method: 'DELETE',
  path: '/api/business-submissions/{id}/files/{file}',
  summary: 'Deletes a file of a waiting submission',
  params: fileParams,
  answer: submission,
  errors: ['not_found', 'submission_closed'],
})

export const readSubmissionFile = endpoint({
  method: 'GET',
  path: '/api/business-submissions/{id}/files/{file}',
  summary: 'Reads a file of one’s own submission',
  params: fileParams,
  answer: file,
  errors: ['not_found', 'range_not_satisfiable', 'files_unavailable'],
})

export const listSubmissions = endpoint({
  method: 'GET',
  path: '/api/admin/business-submissions',
  summary: 'Lists submitted businesses: waiting ones oldest first, decided ones latest first',
  query: z.object({
    status: z.enum(submissionStatuses).default('waiting'),
    page: numberText({ min: 1, max: 10_000, integer: true }).default(1),
  }),
  answer: z.object({
    submissions: z.array(reviewed),
    total: z.number().int(),
    page: z.number().int(),
    pages: z.number().int(),
  }),
  errors: ['not_signed_in', 'forbidden'],
})

export const readReviewedFile = endpoint({
  method: 'GET',
  path: '/api/admin/business-submissions/{id}/files/{file}',
  summary: 'Reads the photo or the certificate of a submission',
  params: fileParams,
  answer: file,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'range_not_satisfiable', 'files_unavailable'],
})

export const editSubmission = endpoint({
  method: 'PUT',
  path: '/api/admin/business-submissions/{id}',
  summary: 'Corrects a waiting submission before it is accepted',
  params,
  body: z.strictObject(fields).superRefine(check),
  answer: reviewed,
  errors: ['not_signed_in', 'forbidden', 'not_found', 'submission_closed'],
})

export const decideOnSubmission = endpoint({
  method: 'POST',
  path: '/api/admin/business-submissions/{id}/decision',
  summary: 'Accepts a waiting submission, which lists the business, or declines it with a reason',
  params,
  body: z
    .strictObject({
      decision: z.enum(['accepted', 'declined']),
      note: z.string().trim().max(DECISION_NOTE_LENGTH, 'too_long').default(''),
    })
    .refine(({ decision, note }) => decision === 'accepted' || note !== '', {
      path: ['note'],
      error: 'missing',
    }),
  answer: reviewed,
  errors: ['not_signed_in', 'forbidden', 'own_submission', 'not_found', 'submission_closed'],
})
