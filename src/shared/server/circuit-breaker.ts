export interface CircuitBreakerOptions {
  /** Consecutive failures after which no calls are made for a while. */
  readonly failures: number
  /** The length of the pause in milliseconds. */
  readonly restMs: number
  readonly now?: () => number
}

/**
 * Stops calling a failing service for a while, so that its failures don't slow down every call. After the
 * pause one call tries it, and the others wait for its outcome.
 */
export class CircuitBreaker {
  private failuresInARow = 0
  private restsUntil = 0
  private readonly now: () => number

  constructor(private readonly options: CircuitBreakerOptions) {
    this.now = options.now ?? Date.now
  }

  /** Whether a call may be made now. Ask once per call, and report the outcome. */
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

  /** For a service that asked for a pause. */
  restFor(ms: number): void {
    this.failuresInARow = Math.max(this.failuresInARow, this.options.failures)
    this.restsUntil = this.now() + ms
  }
}
