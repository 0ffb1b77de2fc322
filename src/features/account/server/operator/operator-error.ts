/** A command failed. The message is shown at the terminal as it is. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
