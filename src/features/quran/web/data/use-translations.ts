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

/** A translation that can be read. The built-in ones are known by their language. */
export type TranslationEntry = AnswerOf<typeof readTranslations>[number]

/** All translations that there are: the server's catalogue, or those that come with the product without a network. */
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

/** The translations meant by ids and languages (`translationMeant`), each once; none until it is known which there are. */
export function useResolvedTranslations(asked: readonly string[]): readonly TranslationEntry[] {
  const { data: catalogue = none } = useTranslations()
  return [...new Set(asked.flatMap((each) => resolveTranslation(each, catalogue) ?? []))]
}

/** A surah's verses in a translation, in their order; `id` may be a language (`translationMeant`). */
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

/** Address of the folder with a translation's surahs; `undefined` when there is no such translation. */
export async function translationFolder(id: string, client: QueryClient): Promise<string | undefined> {
  if (isBuiltIn(id)) return contentAddress((await quranIndex()).translations[id].folder)
  return (await translationEntry(id, client))?.folder
}

/** The translation meant by an id or a language; `undefined` when there is none. */
export async function translationEntry(
  asked: string,
  client: QueryClient,
): Promise<TranslationEntry | undefined> {
  return resolveTranslation(asked, await client.ensureQueryData(catalogueQuery))
}
