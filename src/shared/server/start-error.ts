/** A failed start. The message is the complete sentence for the terminal. */
export class StartError extends Error {
  override readonly name = 'StartError'
}
