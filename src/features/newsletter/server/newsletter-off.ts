import { AppError } from '#shared/core/app-error.ts'

export const newsletterOff = () => new AppError('newsletter_off', 503, 'This server has no newsletter.')
