/** An invalid input: its path (`latitude`, `verses.0.note`) and a stable code to translate. */
export interface FieldError {
  readonly field: string
  readonly code: string
}

/**
 * A broken rule with a stable code, which translations use as key. Any other error is hidden behind
 * `internal_error`.
 */
export class AppError extends Error {
  override readonly name = 'AppError'

  constructor(
    readonly code: string,
    /** HTTP status, 400–599. */
    readonly status: number,
    /** English text for logs and for callers that do not translate. */
    message: string,
    readonly fields?: readonly FieldError[],
  ) {
    super(message)
  }
}

/** The body of every answer that is not a success. */
export interface ErrorAnswer {
  readonly error: {
    readonly code: string
    readonly message: string
    readonly fields?: readonly FieldError[]
    /** Given with 500: what to quote to those who run the server. */
    readonly requestId?: string
  }
}
