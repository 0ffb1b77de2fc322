import { claimError } from '#shared/web/errors/error-claims.ts'

/** Puts what nobody caught into the error log. */
export function reportErrors(): void {
  addEventListener('error', ({ error }) => {
    if (error instanceof Error)
      claimError(error, { component: 'window', userAction: 'unknown', severity: 'high' })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error)
      claimError(reason, { component: 'promise', userAction: 'unknown', severity: 'medium' })
  })
}
