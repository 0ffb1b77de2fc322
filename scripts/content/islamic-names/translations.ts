import type { IslamicName } from '#features/islamic-names/core/islamic-name.ts'
import { writingMistakes } from '../../locales/writing.ts'

/** The texts of a name in another language. */
export interface TranslatedName {
  /** The name in the letters of the language, for Hindi, Bengali and Malayalam. */
  readonly name?: string
  readonly meaning: string
  /** Who the bearers were, in the order of the name’s bearers. Absent for a name without bearers. */
  readonly bearers?: readonly string[]
}

/** Translated names by slug, as in `content/islamic-names/translations/<language>.json`. */
export type TranslatedNames = Readonly<Record<string, TranslatedName>>

/**
 * What is wrong with the translations of the names into a language; empty if all are right. `same` are the texts
 * that the language writes as English does.
 */
export function nameTranslationProblems(
  language: string,
  names: readonly IslamicName[],
  translated: TranslatedNames,
  same: ReadonlySet<string> = new Set(),
): string[] {
  const known = new Set(names.map(({ slug }) => slug))
  return [
    ...Object.keys(translated)
      .filter((slug) => !known.has(slug))
      .map((slug) => `${language} ${slug}: there is no such name.`),
    ...names.flatMap((name) => {
      const own = translated[name.slug]
      const problems = own ? problemsOfName(language, name, own, same) : ['is missing.']
      return problems.map((problem) => `${language} ${name.slug}: ${problem}`)
    }),
  ]
}

function problemsOfName(
  language: string,
  { meaning, bearers }: IslamicName,
  own: TranslatedName,
  same: ReadonlySet<string>,
): string[] {
  const texts = own.bearers ?? []
  if (texts.length !== bearers.length) return [`has ${texts.length} texts for ${bearers.length} bearers.`]
  const pairs = [
    { text: own.meaning, english: meaning },
    ...bearers.map(({ who }, at) => ({ text: texts[at] ?? '', english: who })),
    ...(own.name === undefined ? [] : [{ text: own.name, english: undefined }]),
  ]
  return pairs.flatMap(({ text, english }) => {
    if (text.trim() === '' || text !== text.trim()) return [`“${text}” is empty or has spaces around it.`]
    const isSame = text === english && !same.has(text)
    return [
      ...(isSame ? [`“${text}” is the English text.`] : []),
      ...writingMistakes(language, text).map((mistake) => `“${text}”: ${mistake}`),
    ]
  })
}
