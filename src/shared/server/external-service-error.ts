/** Why an external service gave no usable answer. */
export type ExternalFailure =
  /** No complete answer in time. */
  | 'timeout'
  /** Connection refused or reset, or unknown host. */
  | 'unreachable'
  /** A status that is not 2xx. */
  | 'status'
  /** A redirect, which is not followed. */
  | 'redirected'
  | 'too_large'
  | 'not_json'
  /** JSON that does not match the schema. */
  | 'unexpected'
  /** The service failed before and is not called for a while; nothing was sent. */
  | 'resting'

/** Failures that may be temporary. */
const passing: ReadonlySet<ExternalFailure> = new Set(['timeout', 'unreachable'])

/**
 * A failure of an external service. The message contains neither URL nor answer, because those may contain
 * coordinates.
 */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError'

  constructor(
    readonly service: string,
    readonly reason: ExternalFailure,
    readonly status?: number,
    /** How long the service asked for a pause. */
    readonly retryAfterMs?: number,
  ) {
    super(`${service}: ${reason}${status === undefined ? '' : ` ${status}`}`)
  }

  /** Whether an immediate retry makes sense. */
  get isPassing(): boolean {
    if (this.retryAfterMs !== undefined) return false
    return passing.has(this.reason) || (this.reason === 'status' && (this.status ?? 0) >= 500)
  }
}
