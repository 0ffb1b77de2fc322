import type { IslamicName, TranslatedName } from '#features/islamic-names/core/islamic-name.ts'
import { writingMistakes } from '../../locales/writing.ts'

/** Translated names by slug, as in `content/islamic-names/translations/<language>.json`. */
export type TranslatedNames = Readonly<Record<string, TranslatedName>>

/** Languages that write most names in their own letters from the Arabic spelling (`nameInLetters`). */
const WRITTEN_FROM_ARABIC: readonly string[] = ['ur', 'fa']

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
    ...sameTitles(translated).map((slug) => `${language} ${slug}: another name has the same spelling.`),
    ...names.flatMap((name) => {
      const own = translated[name.slug]
      const problems = own ? problemsOfName(language, name, own, same) : ['is missing.']
      return problems.map((problem) => `${language} ${name.slug}: ${problem}`)
    }),
  ]
}

/** The slugs of names whose title another one had before. */
function sameTitles(translated: TranslatedNames): string[] {
  const titles = Object.entries(translated).flatMap(([slug, { name }]) =>
    name === undefined ? [] : [{ slug, name }],
  )
  const first = new Map(titles.toReversed().map(({ slug, name }) => [name, slug]))
  return titles.filter(({ slug, name }) => first.get(name) !== slug).map(({ slug }) => slug)
}

/** How a language writes the bearers’ names: what is missing, surplus or wrongly written. */
export function bearerProblems(
  language: string,
  names: readonly IslamicName[],
  written: Readonly<Record<string, string>>,
): string[] {
  const known = new Set(names.flatMap(({ bearers }) => bearers.map(({ name }) => name)))
  const problems = [
    ...[...known].filter((name) => !(name in written)).map((name) => `${name} is missing.`),
    ...Object.entries(written).flatMap(([name, text]) =>
      known.has(name) ? textProblems(language, text) : [`${name} is the name of no bearer.`],
    ),
  ]
  return problems.map((problem) => `${language}: ${problem}`)
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
  ]
  return [
    ...(own.name === undefined && WRITTEN_FROM_ARABIC.includes(language)
      ? []
      : textProblems(language, own.name ?? '')),
    ...pairs.flatMap(({ text, english }) =>
      text === english && !same.has(text) ? [`“${text}” is the English text.`] : textProblems(language, text),
    ),
  ]
}

function textProblems(language: string, text: string): string[] {
  if (text.trim() === '' || text !== text.trim()) return [`“${text}” is empty or has spaces around it.`]
  return writingMistakes(language, text).map((mistake) => `“${text}”: ${mistake}`)
}
