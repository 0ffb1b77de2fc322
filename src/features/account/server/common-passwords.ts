import { asciiDigits } from '#shared/core/ascii-digits.ts'

/** Shorter passwords are rejected for their length. */
const MIN_LENGTH = 8
/** Shorter words appear in too many passwords by chance. */
const MIN_WORD_LENGTH = 3

let commonSet: Promise<ReadonlySet<string>> | undefined

/** The most common leaked passwords, from zxcvbn’s lists; loaded on first use. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  commonSet ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) =>
      new Set(dictionary['passwords-common'].filter((each) => each.length >= MIN_LENGTH).map(normalized)),
  )
  return commonSet
}

/**
 * Whether a password is one that attackers try first: a common one, one with few distinct characters, one
 * made of personal words (address, names) or “Rafiq” plus digits, or any of these repeated.
 */
export async function isCommonPassword(
  password: string,
  personal: readonly (string | null | undefined)[],
): Promise<boolean> {
  const text = normalized(password)
  const common = await commonPasswords()
  if (common.has(text) || new Set(text).size < 4) return true
  const half = text.slice(0, text.length / 2)
  if (half + half === text && (common.has(half) || half.length < MIN_LENGTH)) return true
  let remainder = text
  for (const word of personalWords(personal)) remainder = remainder.replaceAll(word, '')
  if (remainder === text) return false
  return remainder.length < MIN_LENGTH && !/\p{L}{3}/u.test(remainder)
}

/** Longest first, so that `amina.k` is removed before `amina`. */
function personalWords(personal: readonly (string | null | undefined)[]): readonly string[] {
  const texts = ['rafiq', 'رفيق', ...personal.filter((text) => text != null)].map(normalized)
  const parts = texts.flatMap((text) => [text, ...text.split('@'), ...text.split(/[^\p{L}\p{M}\p{N}]+/u)])
  return [...new Set(parts)]
    .filter((word) => word.length >= MIN_WORD_LENGTH)
    .sort((one, other) => other.length - one.length)
}

const normalized = (text: string) => asciiDigits(text.normalize('NFKC')).toLowerCase()
