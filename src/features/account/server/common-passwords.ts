import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** Shorter ones are refused for their length. */
const SHORTEST = 8
/** A word of so few letters is in too many passwords by chance. */
const SHORTEST_WORD = 3

let known: Promise<ReadonlySet<string>> | undefined

/** The passwords that leaks show most often, from the lists of zxcvbn; read when the first one is chosen. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((each) => each.length >= SHORTEST).map(folded)),
  )
  return known
}

/**
 * Whether a password would be among the first that somebody tries: one of the common ones, few different characters, the
 * person’s own words (`own`: address, names) or Rafiq’s name with digits around, or any of these twice.
 */
export async function isCommonPassword(
  password: string,
  own: readonly (string | null | undefined)[],
): Promise<boolean> {
  const text = folded(password)
  const common = await commonPasswords()
  if (common.has(text) || new Set(text).size < 4) return true
  const half = text.slice(0, text.length / 2)
  if (half + half === text && (common.has(half) || half.length < SHORTEST)) return true
  let rest = text
  for (const word of wordsOf(own)) rest = rest.replaceAll(word, '')
  if (rest === text) return false
  return rest.length < SHORTEST && !/\p{L}{3}/u.test(rest)
}

/** The longest first, so that `amina.k` goes before `amina`. */
function wordsOf(own: readonly (string | null | undefined)[]): readonly string[] {
  const texts = ['rafiq', 'رفيق', ...own.filter((text) => text != null)].map(folded)
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
  return [...new Set(parts)]
    .filter((word) => word.length >= SHORTEST_WORD)
    .sort((one, other) => other.length - one.length)
}

const folded = (text: string) => asciiDigits(text.normalize('NFKC')).toLowerCase()
