import { reportError } from '#shared/core/error-claims.contract.ts'
import { request } from '../api/request.ts'
import { deviceValue } from '../device-value.ts'

/** An error on this device, in the form of the specification's log. */
export interface ErrorClaim {
  readonly id: string
  /** ISO 8601. */
  readonly timestamp: string
  readonly component: string
  readonly errorType: string
  readonly message: string
  readonly stackTrace: string
  readonly userAction: string
  /** The path of the page; older claims have none. */
  readonly page?: string
  readonly browserInfo: string
  readonly severity: 'low' | 'medium' | 'high' | 'critical'
  readonly status: 'open' | 'resolved'
  readonly creditImpact: boolean
}

const KEPT = 50

const log = deviceValue<readonly ErrorClaim[]>('rafiq.error-claims', (found) =>
  Array.isArray(found) ? (found as readonly ErrorClaim[]) : undefined,
)

const errorClaims = (): readonly ErrorClaim[] => log.read() ?? []

const none: readonly ErrorClaim[] = []

/** The errors of this device, newest first. */
export const useErrorClaims = (): readonly ErrorClaim[] => log.use() ?? none

/**
 * Adds an error to this device's log, and sends it if it is critical or about credit. URLs lose their
 * queries, because those may contain locations.
 */
export function claimError(
  error: Error,
  about: Pick<ErrorClaim, 'component' | 'userAction'> &
    Partial<Pick<ErrorClaim, 'severity' | 'creditImpact'>>,
): void {
  const claim: ErrorClaim = {
    id: crypto.randomUUID(),
    timestamp: new Date().toISOString(),
    component: about.component.slice(0, 200),
    errorType: error.name.slice(0, 100),
    message: withoutQueries(error.message).slice(0, 1000),
    stackTrace: withoutQueries(error.stack ?? '').slice(0, 8000),
    userAction: withoutQueries(about.userAction).slice(0, 500),
    page: location.pathname,
    browserInfo: navigator.userAgent.slice(0, 300),
    severity: about.severity ?? 'medium',
    status: 'open',
    creditImpact: about.creditImpact ?? false,
  }
  log.write([claim, ...errorClaims()].slice(0, KEPT))
  if (claim.severity !== 'critical' && !claim.creditImpact) return
  request(reportError.path, { method: reportError.method, body: claim }).catch(() => {
    // biome-ignore lint/suspicious/noConsole: the specification asks for a warning.
    console.warn('The error could not be reported.')
  })
}

/** Marks a claim as dealt with. */
export function resolveClaim(id: string): void {
  log.write(
    errorClaims().map((claim) => (claim.id === id ? { ...claim, status: 'resolved' as const } : claim)),
  )
}

const withoutQueries = (text: string) => text.replaceAll(/\?[^\s)'"]*/g, '')
