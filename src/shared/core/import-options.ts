interface OptionProblem {
  /** The option's name, such as `time-zone`. */
  readonly option: string
  /** A code to translate. */
  readonly code: string
  /** A sentence that names the option. */
  readonly sentence: string
}

/** Invalid options of an import; the message has a line for each. */
export class InvalidOptionError extends Error {
  override readonly name = 'InvalidOptionError'

  constructor(readonly problems: readonly OptionProblem[]) {
    super(problems.map(({ sentence }) => sentence).join('\n'))
  }
}

export const invalidOption = (option: string, code: string, sentence: string): InvalidOptionError =>
  new InvalidOptionError([{ option, code, sentence }])

/** The results of all `readers`. Throws one {@link InvalidOptionError} with the problems of all. */
export function readOptions<Options extends object>(
  readers: {
    readonly [Name in keyof Options]: () => Options[Name]
  },
): Options {
  const problems: OptionProblem[] = []
  const read = (reader: () => unknown) => {
    try {
      return reader()
    } catch (error) {
      if (!(error instanceof InvalidOptionError)) throw error
      problems.push(...error.problems)
      return undefined
    }
  }
  const named = Object.entries(readers) as [string, () => unknown][]
  const entries = named.map(([name, reader]) => [name, read(reader)] as const)
  if (problems.length > 0) throw new InvalidOptionError(problems)
  return Object.fromEntries(entries) as Options
}

const NOT_SHOWN = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u

/** The value of `option`, such as `place`, as one line of text. Throws {@link InvalidOptionError}. */
export function singleLineOption(option: string, given: string | undefined, max: number): string {
  const text = given?.trim().normalize('NFC') ?? ''
  if (text === '') throw invalidOption(option, 'missing', `--${option} is missing.`)
  if (text.length > max)
    throw invalidOption(option, 'too_long', `--${option} is longer than ${max} characters.`)
  if (NOT_SHOWN.test(text))
    throw invalidOption(option, 'not_shown', `--${option} holds a character that is not shown.`)
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
