import { invalidOption, readOptions, singleLineOption, slugOf } from '#shared/core/import-options.ts'
import { nativeLanguageName, writingDirection } from '../language-facts.ts'

/** A translation's metadata, given by the operator who imports it. */
export interface TranslationDetails {
  readonly id: string
  /** BCP 47, canonical: `fa`, `zh-Hant`. */
  readonly language: string
  readonly name: string
  readonly translator: string
  readonly licence: string
  readonly direction: 'ltr' | 'rtl'
}

/** Command line options, not yet validated. */
export interface TranslationOptions {
  readonly id?: string | undefined
  readonly language?: string | undefined
  readonly name?: string | undefined
  readonly translator?: string | undefined
  readonly licence?: string | undefined
  readonly direction?: string | undefined
}

type NamedDetails = Pick<TranslationDetails, 'language' | 'name' | 'licence'> &
  Partial<Pick<TranslationDetails, 'translator'>>

const MAX_ID = 60
const MAX_NAME = 100
const MAX_LICENCE = 500

/**
 * Validates the options and fills in missing ones: the id from language and name, the direction from the language, the
 * translator from the name. Throws {@link InvalidOptionError}.
 */
export function translationDetails(given: TranslationOptions): TranslationDetails {
  const {
    language,
    name,
    licence,
    translator = name,
  } = readOptions<NamedDetails>({
    language: () => languageTag(given.language),
    name: () => sentence('name', given.name, MAX_NAME),
    licence: () => sentence('licence', given.licence, MAX_LICENCE),
    ...(given.translator !== undefined && {
      translator: () => sentence('translator', given.translator, MAX_NAME),
    }),
  })
  const direction = given.direction ?? writingDirection(language)
  if (direction !== 'ltr' && direction !== 'rtl') {
    throw invalidOption('direction', 'not_valid', '--direction is `ltr` or `rtl`.')
  }
  return { id: translationId(given.id, language, name), language, name, translator, licence, direction }
}

/**
 * Whether an id has the form of imported translations: language, dot, lower-case letters and digits. Built-in ids have
 * no dot. The form also rules out path traversal.
 */
export function isImportedId(id: string): boolean {
  return id.length <= MAX_ID && /^[a-z]{2,3}\.[a-z0-9]+(?:[.-][a-z0-9]+)*$/.test(id)
}

function translationId(given: string | undefined, language: string, name: string): string {
  const primary = primaryLanguage(language)
  const id = given ?? `${primary}.${slugOf(name)}`.slice(0, MAX_ID).replace(/-$/, '')
  if (isImportedId(id) && id.startsWith(`${primary}.`)) return id
  const example = `such as --id ${primary}.translator`
  if (given === undefined) {
    const message = `The name has no Latin letters to make an id of: give one, ${example}.`
    throw invalidOption('id', 'missing', message)
  }
  throw invalidOption(
    'id',
    'not_an_id',
    `--id is "${primary}." and small letters, digits, hyphens or dots, ${MAX_ID} at most, ${example}.`,
  )
}

/** `fa` for `fa-AF` and for the id `fa.name`. */
export const primaryLanguage = (tag: string) => tag.toLowerCase().split(/[-.]/)[0] ?? ''

function languageTag(given: string | undefined): string {
  const [tag] = canonical(given ?? '')
  const known = tag && new Intl.DisplayNames(['en'], { type: 'language', fallback: 'none' }).of(tag)
  if (tag && known && /^[a-z]{2,3}$/.test(primaryLanguage(tag)) && nativeLanguageName(tag)) return tag
  const message = '--language is the code of a language (BCP 47), such as fa, ms or zh-Hant.'
  throw invalidOption('language', 'not_a_language', message)
}

function canonical(tag: string): string[] {
  try {
    return Intl.getCanonicalLocales(tag)
  } catch {
    return []
  }
}

function sentence(option: string, given: string | undefined, max: number): string {
  const text = singleLineOption(option, given, max)
  if (!/[\p{L}\p{N}]/u.test(text)) throw invalidOption(option, 'no_letters', `--${option} has no letters.`)
  return text
}
