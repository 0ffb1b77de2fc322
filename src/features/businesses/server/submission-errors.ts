import { AppError } from '#shared/core/app-error.ts'

export const submissionClosed = () =>
  new AppError('submission_closed', 409, 'This submission was decided or withdrawn.')

export const tooManySubmissions = () =>
  new AppError('too_many_submissions', 503, 'Too many submissions are waiting for review.')

export const ownSubmission = () =>
  new AppError('own_submission', 403, 'Nobody decides on their own submission.')
