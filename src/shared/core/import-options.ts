/** An invalid option of an import; the message is a sentence that names it. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError'
}

const NOT_SHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** The value of `option`, as one line of text. Throws {@link InvalidOptionError}. */
export function singleLineOption(option: string, given: string | undefined, max: number): string {
  const text = given?.trim().normalize('NFC') ?? ''
  if (text === '') throw new InvalidOptionError(`${option} is missing.`)
  if (text.length > max) throw new InvalidOptionError(`${option} is longer than ${max} characters.`)
  if (NOT_SHOWN.test(text)) throw new InvalidOptionError(`${option} holds a character that is not shown.`)
  return text
}

/**
 * A name as part of an id: lower-case Latin letters and digits with hyphens between words; empty if it has
 * none.
 */
export const slugOf = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
