import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useState } from 'react'
import { defaultTranslationLanguage, parseVerseKey } from '#features/quran/core/index.ts'
import { surahTextQuery, useSurahText } from '#features/quran/web/data/use-surahs.ts'
import { translationQuery } from '#features/quran/web/data/use-translations.ts'
import { chosenLanguage } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

/** The translation shown with the verses; none if the interface is in Arabic. */
const translationId = () => defaultTranslationLanguage(chosenLanguage().code)

/** A verse's text and its translation, limited to two lines each. */
export function VerseBody({ id }: { id: string }) {
  const place = parseVerseKey(id) ?? { surah: 1, verse: 1 }
  const { data, isError } = useSurahText(place.surah)
  const translation = translationId()
  const meaning = useQuery({
    ...translationQuery(translation ?? '', place.surah),
    enabled: translation !== undefined,
  })
  if (isError) return null
  const verse = data?.[place.verse - 1]
  return (
    <>
      {verse ? (
        <p className="quran-text line-clamp-2 py-1.5 [font-size:1.375rem] [line-height:2.1]" lang="ar">
          {verse.text}
        </p>
      ) : (
        <Skeleton className="mt-2 h-9 w-full" />
      )}
      {translation && !meaning.isError && (
        <p className="line-clamp-2 min-h-6 max-w-reading text-muted">{meaning.data?.[place.verse - 1]}</p>
      )}
    </>
  )
}

/** The search words of verses, loaded once someone types: their text and their translation. */
export function useVerseWords(wanted: boolean, keys: readonly string[]): (key: string) => string {
  const client = useQueryClient()
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    if (!wanted) return
    let shown = true
    void textsOf(client, keys).then((texts) => shown && setWords(texts))
    return () => {
      shown = false
    }
  }, [client, wanted, keys])
  return useCallback((key) => words.get(key) ?? '', [words])
}

/** Returns a function that loads the texts of verses for a file. */
export function useVerseTexts() {
  const client = useQueryClient()
  return (keys: readonly string[]) => textsOf(client, keys)
}

/** Text and translation of verses by key. Unavailable ones are left out. */
async function textsOf(client: QueryClient, keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const surahs = [...new Set(keys.map((key) => parseVerseKey(key)?.surah ?? 0))].filter(Boolean)
  const translation = translationId()
  const texts = new Map(
    await Promise.all(
      surahs.map(async (surah) => {
        const [verses, meanings] = await Promise.all([
          client.ensureQueryData(surahTextQuery(surah)).catch(() => undefined),
          translation
            ? client.ensureQueryData(translationQuery(translation, surah)).catch(() => undefined)
            : undefined,
        ])
        return [surah, { verses, meanings }] as const
      }),
    ),
  )
  return new Map(
    keys.flatMap((key) => {
      const place = parseVerseKey(key)
      const surah = place && texts.get(place.surah)
      const parts = surah && [surah.verses?.[place.verse - 1]?.text, surah.meanings?.[place.verse - 1]]
      const text = parts?.filter(Boolean).join('\n')
      return text ? [[key, text] as const] : []
    }),
  )
}
