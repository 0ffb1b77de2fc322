import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { embeddedAnswer } from '#shared/web/api/embedded-answer.ts'
import { readAnswer } from '#shared/web/api/reading.ts'
import {
  type QuranIndex,
  resolveTranslation,
  type TranslationLanguage,
  translationLanguages,
} from '../../core/index.ts'
import { nativeLanguageName, writingDirection } from '../../core/language-facts.ts'
import { readTranslations } from '../../core/translations.contract.ts'
import { contentAddress, quranIndex, readContent, readHashedFile } from './content-file.ts'

/** A translation in the catalogue. The id of a built-in one is its language. */
export type TranslationEntry = AnswerOf<typeof readTranslations>[number]

/** The server's catalogue of translations; offline, the built-in ones. */
export const useTranslations = () => useQuery(catalogueQuery)

export const catalogueQuery = queryOptions({
  queryKey: ['quran', 'translations'],
  queryFn: async ({ signal }) => {
    const embedded = embeddedAnswer(readTranslations.path)
    if (embedded) return embedded as readonly TranslationEntry[]
    const onDevice = async () => builtIn(await quranIndex())
    const { answer } = await readAnswer(readTranslations, undefined, { onDevice, signal })
    return answer as readonly TranslationEntry[]
  },
})

const none: readonly TranslationEntry[] = []

/** The translations for ids and languages (`resolveTranslation`), each once; empty until the catalogue is loaded. */
export function useResolvedTranslations(idsOrLanguages: readonly string[]): readonly TranslationEntry[] {
  const { data: catalogue = none } = useTranslations()
  return [...new Set(idsOrLanguages.flatMap((each) => resolveTranslation(each, catalogue) ?? []))]
}

/** A surah's verses in a translation; `id` may be a language (`resolveTranslation`). */
export const translationQuery = (id: string, surah: number) =>
  queryOptions({
    queryKey: ['quran', 'translation', id, surah],
    queryFn: async ({ client }) => {
      if (isBuiltIn(id)) {
        return readContent<readonly string[]>(
          ({ translations }) => `${translations[id].folder}/${surah}.json`,
        )
      }
      const entry = await translationEntry(id, client)
      if (!entry) throw new Error(`There is no translation ${id}.`)
      return readHashedFile<readonly string[]>(`${entry.folder}/${surah}.json`)
    },
  })

const isBuiltIn = (id: string): id is TranslationLanguage =>
  (translationLanguages as readonly string[]).includes(id)

const builtIn = ({ translations, search }: QuranIndex): TranslationEntry[] =>
  translationLanguages.map((language) => ({
    id: language,
    language,
    languageName: nativeLanguageName(language),
    name: translations[language].name,
    translator: translations[language].translator,
    direction: writingDirection(language),
    licence: translations[language].licence,
    imported: false,
    folder: contentAddress(translations[language].folder),
    search: contentAddress(search[language]),
  }))

/** The address of a translation's folder; `undefined` for an unknown translation. */
export async function translationFolder(id: string, client: QueryClient): Promise<string | undefined> {
  if (isBuiltIn(id)) return contentAddress((await quranIndex()).translations[id].folder)
  return (await translationEntry(id, client))?.folder
}

/** The translation for an id or language; `undefined` if there is none. */
export async function translationEntry(
  idsOrLanguages: string,
  client: QueryClient,
): Promise<TranslationEntry | undefined> {
  return resolveTranslation(idsOrLanguages, await client.ensureQueryData(catalogueQuery))
}
