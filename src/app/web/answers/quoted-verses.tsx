import { useQuery } from '@tanstack/react-query'
import { Fragment } from 'react'
import { Link } from 'wouter'
import { builtInTranslationFor, parseVerseKey } from '#features/quran/core/index.ts'
import { formatPlace } from '#features/quran/web/browse/format-reference.ts'
import { useSurahs, useSurahText } from '#features/quran/web/data/use-surahs.ts'
import { translationQuery } from '#features/quran/web/data/use-translations.ts'
import { VerseRosette } from '#features/quran/web/verse-rosette.tsx'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { versesOfReference } from './verses-of-reference.ts'

/** Verses by their reference, `2:255` or `2:255-257`, with their translation and a link to the reader. */
export function QuotedVerses({ reference }: { reference: string }) {
  const { surah, first, last } = versesOfReference(reference)
  const { data: surahs } = useSurahs()
  const { data: text, isError } = useSurahText(surah)
  const code = currentLanguage().code
  const translation = builtInTranslationFor(code) ?? 'en'
  const { data: meanings } = useQuery({
    ...translationQuery(translation, surah),
    enabled: code !== 'ar',
  })
  const place = parseVerseKey(`${surah}:${first}`)
  const name = place ? formatPlace(place, surahs) : reference
  const verses = text?.slice(first - 1, last).map((verse, at) => ({ number: first + at, text: verse.text }))
  return (
    <figure className="rounded-xl bg-sunken p-4 sm:p-5 print:p-0">
      {isError && <p className="text-muted">{t('answers:page.versesFailed')}</p>}
      {!isError && !verses && <Skeleton className="block h-16 w-full" />}
      {verses && (
        <blockquote className="quran-text" dir="rtl" lang="ar">
          {verses.map(({ number, text }) => (
            <Fragment key={number}>
              {text} {last > first && <VerseRosette number={number} />}{' '}
            </Fragment>
          ))}
        </blockquote>
      )}
      {code !== 'ar' && meanings && (
        <p className="mt-4" dir="auto" lang={translation}>
          {meanings.slice(first - 1, last).join(' ')}
        </p>
      )}
      <figcaption className="mt-2 text-sm">
        <Link
          className="inline-flex min-h-11 items-center text-action underline underline-offset-4"
          href={`/quran/reader/${surah}/${last > first ? `${first}-${last}` : first}`}
        >
          {last > first ? `${name}–${formatNumber(last)}` : name}
        </Link>
      </figcaption>
    </figure>
  )
}
