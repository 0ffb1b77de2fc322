import { failureKey } from '#shared/web/api/failure-key.ts'

const KEYS = {
  too_many_attempts: 'too_many',
  too_many_requests: 'too_many',
  too_many_submissions: 'full',
  submission_closed: 'closed',
  unknown_document: 'unknown_document',
  body_too_large: 'too_large',
  files_unavailable: 'files',
  disk_full: 'files',
  not_found: 'gone',
} as const

/** The key of the message for a failed call about a submission. */
export const submissionFailure = (error: unknown) => failureKey(error, KEYS)
