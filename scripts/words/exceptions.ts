/** Texts that may use a wording all the same, by file (and key), with the reason. */
export const exceptions: readonly {
  readonly file: string
  readonly wording: string
  readonly reason: string
}[] = []
