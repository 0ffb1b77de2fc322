import { AppError } from '#shared/core/app-error.ts'

const messages = {
  application_open: 'There is an open application for this role already.',
  role_held: 'This account has that role.',
  too_many_applications: 'This account has applied often enough.',
  application_over: 'This application is not open any more.',
  no_sample_wanted: 'This role asks for no recording.',
  sample_missing: 'There is no recording to decide on.',
} as const

/** A rule of applications that was broken (409). */
export const refused = (code: keyof typeof messages) => new AppError(code, 409, messages[code])

const hindrances = {
  own_application: 'Nobody decides on their own application.',
  super_admin_needed: 'Only a super_admin says who is an administrator.',
} as const

/** Why somebody may not decide (403). */
export const hindered = (code: keyof typeof hindrances) => new AppError(code, 403, hindrances[code])
