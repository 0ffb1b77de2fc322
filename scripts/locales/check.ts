import { isAdministration, isNeeded, withoutAdministration } from './administration.ts'
import { problemsOf } from './compare.ts'
import { pluralBases, splitPlural } from './plural-forms.ts'
import type { Language } from './texts.ts'
import { keysWithoutFeature, usesIn } from './uses.ts'
import { writingMistakes } from './writing.ts'

export interface Product {
  /** The languages of the interface: each has a file for every English one. */
  readonly complete: readonly string[]
  readonly languages: ReadonlyMap<string, Language>
  readonly sources: readonly { readonly file: string; readonly text: string }[]
  /** Files whose keys are English names; a language has entries only for names that it spells differently. */
  readonly names: readonly string[]
  readonly sameAsEnglish: Readonly<Record<string, readonly string[]>>
  readonly readElsewhere: readonly { readonly keys: RegExp; readonly by: string }[]
  /** Texts that may break the rules of writing, by language; `*` means every language. */
  readonly anyWriting: Readonly<Record<string, RegExp>>
}

/** All problems of the product's texts, as sentences. */
export function problemsOfTexts(product: Product): string[] {
  const english: Language = product.languages.get('en') ?? new Map()
  if (english.size === 0) return ['There are no English texts, which the others are held against.']
  return [...problemsOfTranslations(product, english), ...problemsOfUses(product, english)]
}

/**
 * The missing and wrong texts of a language in preparation, as sentences. Every text of a missing file counts.
 */
export function problemsInPreparation(
  product: Pick<Product, 'languages' | 'names' | 'sameAsEnglish'>,
  language: string,
  texts: Language,
): string[] {
  const english: Language = product.languages.get('en') ?? new Map()
  const none: Language = new Map([...english.keys()].map((feature) => [feature, new Map()]))
  const all = new Map([...none, ...texts])
  return problemsOfLanguage(product, language, all, english)
}

function problemsOfTranslations(product: Product, english: Language): string[] {
  const missing = product.complete.flatMap((language) =>
    [...english.keys()]
      .filter((feature) => !isAdministration(feature) || isNeeded(language))
      .filter((feature) => !product.languages.get(language)?.has(feature))
      .map((feature) => `locales/${language}/${feature}.json is missing.`),
  )
  const wrong = [...product.languages].flatMap(([language, features]) =>
    problemsOfLanguage(product, language, features, english).map(
      (problem) => `locales/${language}/${problem}`,
    ),
  )
  return [...missing, ...wrong, ...problemsOfWriting(product)]
}

function problemsOfWriting({ languages, anyWriting }: Product): string[] {
  return [...languages].flatMap(([language, features]) => {
    const allowed = [anyWriting['*'], anyWriting[language]].filter((keys) => keys !== undefined)
    return [...features].flatMap(([feature, texts]) =>
      [...texts]
        .filter(([key, text]) => language === 'en' || text !== languages.get('en')?.get(feature)?.get(key))
        .filter(([key]) => !allowed.some((keys) => keys.test(`${feature}:${key}`)))
        .flatMap(([key, text]) =>
          writingMistakes(language, text).map(
            (mistake) => `locales/${language}/${feature}.json: ${key} has ${mistake}.`,
          ),
        ),
    )
  })
}

function problemsOfLanguage(
  { names, sameAsEnglish }: Pick<Product, 'names' | 'sameAsEnglish'>,
  language: string,
  features: Language,
  english: Language,
): string[] {
  const same = new Set([...(sameAsEnglish['*'] ?? []), ...(sameAsEnglish[language] ?? [])])
  return [...features].flatMap(([feature, texts]) => {
    if (names.includes(feature)) return []
    const reference = english.get(feature)
    if (!reference) return [`${feature}.json has no English counterpart.`]
    const wanted = isNeeded(language) ? reference : withoutAdministration(feature, reference, texts)
    return problemsOf(language, texts, wanted, (key) => same.has(`${feature}:${key}`)).map(
      (problem) => `${feature}.json: ${problem}`,
    )
  })
}

function problemsOfUses({ sources, readElsewhere }: Product, english: Language): string[] {
  const keys = [...english].flatMap(([feature, texts]) => keysToCall(feature, texts.keys()))
  const features = new Set(english.keys())
  const uses = sources.flatMap(({ file, text }) => usesIn(file, text, features))
  return [
    ...sources.flatMap(({ file, text }) =>
      keysWithoutFeature(text).map((key) => `${file}: t('${key}') does not name its feature.`),
    ),
    ...uses
      .filter(({ fits }) => !keys.some(fits))
      .map(({ file, written }) => `${file}: ${written} is not in English.`),
    ...keys
      .filter(
        (key) => !uses.some(({ fits }) => fits(key)) && !readElsewhere.some((other) => other.keys.test(key)),
      )
      .map((key) => `locales/en: ${key} is used nowhere.`),
  ]
}

/** The keys as used in the source, without plural forms, which i18next chooses. */
function keysToCall(feature: string, keys: Iterable<string>): string[] {
  const all = [...keys]
  const plurals = pluralBases(all)
  const called = all.map((key) => (plurals.has(splitPlural(key).base) ? splitPlural(key).base : key))
  return [...new Set(called)].map((key) => `${feature}:${key}`)
}
