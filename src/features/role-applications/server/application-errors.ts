import { AppError } from '#shared/core/app-error.ts'

const messages = {
  application_open: 'There is already an open application for this role.',
  role_held: 'This account already has this role.',
  too_many_applications: 'This account has reached its limit of applications.',
  application_over: 'This application is no longer open.',
  no_sample_wanted: 'This role doesn’t ask for a recording.',
  sample_missing: 'The application has no recording yet.',
} as const

/** A rule of applications that was broken (409). */
export const refused = (code: keyof typeof messages) => new AppError(code, 409, messages[code])

const hindrances = {
  own_application: 'You can’t decide on your own application.',
  super_admin_needed: 'Only a super_admin can decide who becomes an administrator.',
} as const

/** Why somebody may not decide (403). */
export const hindered = (code: keyof typeof hindrances) => new AppError(code, 403, hindrances[code])
