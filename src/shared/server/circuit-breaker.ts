export interface CircuitBreakerOptions {
  /** Failures in a row after which the service is left alone. */
  readonly failures: number
  /** For how long, in milliseconds. */
  readonly restMs: number
  readonly now?: () => number
}

/**
 * Leaves a failing service alone for a while, so that its failures cost time once and not on every call. When the
 * rest is over one call tries it; the others wait for its outcome.
 */
export class CircuitBreaker {
  private failuresInARow = 0
  private restsUntil = 0
  private readonly now: () => number

  constructor(private readonly options: CircuitBreakerOptions) {
    this.now = options.now ?? Date.now
  }

  /** Whether a call may be made now. Ask once per call, and report how it ended. */
  allows(): boolean {
    if (this.failuresInARow < this.options.failures) return true
    if (this.now() < this.restsUntil) return false
    this.restsUntil = this.now() + this.options.restMs
    return true
  }

  succeeded(): void {
    this.failuresInARow = 0
  }

  failed(): void {
    this.failuresInARow += 1
    this.restsUntil = this.now() + this.options.restMs
  }

  /** The service asked to be left alone. */
  restFor(ms: number): void {
    this.failuresInARow = Math.max(this.failuresInARow, this.options.failures)
    this.restsUntil = this.now() + ms
  }
}
