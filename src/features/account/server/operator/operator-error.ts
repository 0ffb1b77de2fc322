/** Why a command did nothing. The message is all that the person at the terminal reads. */
export class OperatorError extends Error {
  override readonly name = 'OperatorError'
}
