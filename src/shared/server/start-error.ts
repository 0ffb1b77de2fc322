/** A start that cannot go on. The message is the whole sentence that the person at the terminal reads. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
