import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { and, inArray, or, type SQL, sql } from 'drizzle-orm'
import { searchTextOf } from '#shared/core/directory/search-text.ts'
import type { LanguageCode } from '#shared/core/languages.ts'
import { foldedWords } from '#shared/core/text-search.ts'
import type { IslamicName, TranslatedName } from '../core/islamic-name.ts'
import type { NameAnswer } from '../core/islamic-names.contract.ts'
import { nameKey } from '../core/name-key.ts'
import { islamicNames } from './islamic-names.table.ts'

/** The names’ texts in one language: of names by slug, and how it writes the bearers by their name in English. */
export interface LanguageOfNames {
  readonly names: Readonly<Record<string, TranslatedName>>
  readonly bearers: Readonly<Record<string, string>>
}

/** The names of the content in other languages. */
export interface NameTranslations {
  /** The texts of a name, without those whose English text isn’t the one they were made from. */
  readonly of: (name: IslamicName, language: LanguageCode | undefined) => NameAnswer['translated']
  /** The names, in English, that another language writes so. */
  readonly writtenAs: (search: string) => readonly string[]
  /** The condition of names whose texts in the language have words that begin with those of the search. */
  readonly contain: (search: string, language: LanguageCode) => SQL | undefined
}

/** The names of the content, and their texts by language. */
interface NamesContent {
  readonly names: readonly IslamicName[]
  readonly translations: Readonly<Partial<Record<LanguageCode, LanguageOfNames>>>
}

/** The names of the content with their texts. */
interface OpenNames {
  readonly names: readonly IslamicName[]
  readonly translations: NameTranslations
}

const opened = new Map<string, Promise<OpenNames>>()

/** Reads the names of the content, once for each folder. */
export function openNames(contentFolder: string): Promise<OpenNames> {
  const found = opened.get(contentFolder) ?? readNames(contentFolder)
  opened.set(contentFolder, found)
  found.catch(() => opened.delete(contentFolder))
  return found
}

async function readNames(contentFolder: string): Promise<OpenNames> {
  const read = async (file: string) =>
    JSON.parse(await readFile(join(contentFolder, 'islamic-names', file), 'utf8'))
  const [names, translations] = await Promise.all([read('names.json'), read('translations.json')])
  return { names, translations: nameTranslations({ names, translations }) }
}

export function nameTranslations({ names, translations }: NamesContent): NameTranslations {
  const originals = new Map(names.map((name) => [name.slug, name]))
  const indexes = new Map<LanguageCode, readonly Indexed[]>()
  let written: ReadonlyMap<string, readonly string[]> | undefined
  const indexOf = (code: LanguageCode) => {
    const index = indexes.get(code) ?? indexed(names, translations[code])
    indexes.set(code, index)
    return index
  }
  return {
    of: (name, code) => {
      const original = originals.get(name.slug)
      const language = code && translations[code]
      const own = language?.names[name.slug]
      if (!original || !own) return undefined
      const sameWho = new Map(original.bearers.map(({ who }, at) => [who, own.bearers?.[at]]))
      return {
        ...(own.name !== undefined && name.name === original.name && { name: own.name }),
        ...(name.meaning === original.meaning && { meaning: own.meaning }),
        bearers: name.bearers.map((bearer) => ({
          name: language.bearers[bearer.name],
          who: sameWho.get(bearer.who),
        })),
      }
    },
    writtenAs: (search) => {
      written ??= writtenForms({ names, translations })
      return written.get(nameKey(search)) ?? []
    },
    contain: (search, code) => {
      const words = foldedWords(search).map((word) => ` ${word}`)
      const having = (part: 'name' | 'meaning') => {
        const found = indexOf(code).filter(({ texts }) => words.every((word) => texts[part].includes(word)))
        return found.length === 0
          ? undefined
          : areUnchanged(
              part,
              found.map(({ original }) => original),
            )
      }
      return or(having('name'), having('meaning'))
    },
  }
}

/** The condition of these names, as long as no editor changed that part. */
const areUnchanged = (part: 'name' | 'meaning', originals: readonly IslamicName[]): SQL | undefined =>
  and(
    inArray(
      islamicNames.slug,
      originals.map(({ slug }) => slug),
    ),
    inArray(
      sql`${islamicNames.entry} ->> ${part}`,
      originals.map((original) => original[part]),
    ),
  )

/** The names in English by the keys of how languages write them. */
function writtenForms({ names, translations }: NamesContent): ReadonlyMap<string, readonly string[]> {
  const forms = new Map<string, readonly string[]>()
  for (const language of Object.values(translations)) {
    for (const { slug, name } of names) {
      const own = language.names[slug]?.name
      if (own !== undefined) forms.set(nameKey(own), [...(forms.get(nameKey(own)) ?? []), name])
    }
  }
  return forms
}

/** A name as the search in a language finds it. */
interface Indexed {
  readonly original: IslamicName
  readonly texts: Readonly<Record<'name' | 'meaning', string>>
}

const indexed = (names: readonly IslamicName[], language: LanguageOfNames | undefined): Indexed[] =>
  names.flatMap((original) => {
    const own = language?.names[original.slug]
    return own
      ? [{ original, texts: { name: searchTextOf([own.name]), meaning: searchTextOf([own.meaning]) } }]
      : []
  })
