/** Why an outside service gave nothing to use. */
export type ExternalFailure =
  /** No complete answer in time. */
  | 'timeout'
  /** Refused, reset, or no such host. */
  | 'unreachable'
  /** A status that is not 2xx. */
  | 'status'
  /** It pointed elsewhere; that is not followed. */
  | 'redirected'
  | 'too_large'
  | 'not_json'
  /** JSON of another shape than agreed. */
  | 'unexpected'
  /** It failed before and is left alone for a while; nothing was sent. */
  | 'resting'

/** Failures that may be temporary. */
const passing: ReadonlySet<ExternalFailure> = new Set(['timeout', 'unreachable'])

/** An outside service failed. The message holds neither address nor answer, because those can hold coordinates. */
export class ExternalServiceError extends Error {
  override readonly name = 'ExternalServiceError'

  constructor(
    readonly service: string,
    readonly reason: ExternalFailure,
    readonly status?: number,
    /** How long the service asked to be left alone. */
    readonly retryAfterMs?: number,
  ) {
    super(`${service}: ${reason}${status === undefined ? '' : ` ${status}`}`)
  }

  /** Whether asking once more, soon, makes sense. */
  get isPassing(): boolean {
    if (this.retryAfterMs !== undefined) return false
    return passing.has(this.reason) || (this.reason === 'status' && (this.status ?? 0) >= 500)
  }
}
