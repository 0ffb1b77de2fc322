import { AppError } from '#shared/core/app-error.ts'

const messages = {
  application_open: 'There is already an open application for this role.',
  role_held: 'This account already has this role.',
  too_many_applications: 'This account has reached its limit of applications.',
  application_closed: 'This application is no longer open.',
  sample_not_needed: 'This role doesn’t ask for a recording.',
  sample_missing: 'The application has no recording yet.',
} as const

/** An application rule was broken (409). */
export const conflict = (code: keyof typeof messages) => new AppError(code, 409, messages[code])

const forbidden = {
  own_application: 'You can’t decide on your own application.',
  super_admin_needed: 'Only a super_admin can decide who becomes an administrator.',
} as const

/** The reviewer may not decide (403). */
export const decisionForbidden = (code: keyof typeof forbidden) => new AppError(code, 403, forbidden[code])
