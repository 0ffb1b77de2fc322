import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { parseVerseKey } from '#features/quran/core/index.ts'
import { formatReaderAddress } from '#features/quran/core/reader-address.ts'
import { useSurahText } from '#features/quran/web/data/use-surahs.ts'
import { translationQuery, useResolvedTranslations } from '#features/quran/web/data/use-translations.ts'
import { formatDigits } from '#shared/web/i18n/format.ts'
import { chosenLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'

/** Verses that concern an event, with their translation and a link to the reader. */
export function EventVerses({ references }: { references: readonly string[] }) {
  return (
    <div className="mt-4 grid gap-3">
      {references.map((reference) => (
        <EventVerse key={reference} reference={reference} />
      ))}
    </div>
  )
}

function EventVerse({ reference }: { reference: string }) {
  const { surah, verse } = parseVerseKey(reference) ?? { surah: 1, verse: 1 }
  const { data, isError } = useSurahText(surah)
  const { code } = chosenLanguage()
  const [translation] = useResolvedTranslations(code === 'ar' ? [] : [code])
  const meanings = useQuery({
    ...translationQuery(translation?.id ?? '', surah),
    enabled: translation !== undefined,
  })
  const text = data?.[verse - 1]?.text
  const meaning = meanings.data?.[verse - 1]
  return (
    <figure className="rounded-card bg-sunken p-4">
      {text ? (
        <p className="quran-text text-[1.625rem]" lang="ar">
          {text}
        </p>
      ) : (
        !isError && <Skeleton className="h-12 w-full" />
      )}
      {meaning && translation && (
        <p className="mt-1" dir={translation.direction} lang={translation.language}>
          {meaning}
        </p>
      )}
      <figcaption className="text-sm">
        <Link
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          href={formatReaderAddress({
            kind: 'surah',
            number: surah,
            verses: { surah, first: verse, last: verse },
          })}
        >
          {t('history:event.verse', { verse: formatDigits(reference) })}
        </Link>
      </figcaption>
    </figure>
  )
}
