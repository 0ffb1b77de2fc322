import { Link } from 'wouter'
import { useQuranFont } from '#shared/web/fonts.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { VerseWithNotes } from '../../core/saved-verses/verses-with-notes.ts'
import { useListening } from '../listening/use-listening.ts'
import { VerseRosette } from '../verse-rosette.tsx'
import VerseActions from './verse-actions.tsx'
import { referenceOf, type VerseTexts } from './verse-texts.ts'

/** A verse with its notes and actions. */
export function SavedRow({ verse, texts }: { verse: VerseWithNotes; texts: VerseTexts | undefined }) {
  const { play } = useListening()
  const fontReady = useQuranFont()
  return (
    <li className="border-hairline border-b py-6 [contain-intrinsic-size:auto_18rem] [content-visibility:auto] last:border-b-0">
      {texts && fontReady ? (
        <>
          <header className="flex flex-wrap items-center justify-between gap-x-4">
            <h3 className="font-sans text-base">
              <Link
                className="inline-flex min-h-11 items-center font-semibold hover:text-action"
                href={`/quran/reader/${texts.verse.surah}/${texts.verse.verse}`}
              >
                {referenceOf(texts)}
              </Link>
            </h3>
            <time className="text-muted text-sm" dateTime={verse.touchedAt}>
              {formatInstant(verse.touchedAt)}
            </time>
          </header>
          <p className="quran-text" lang="ar">
            {texts.arabicText} <VerseRosette number={texts.verse.verse} />
          </p>
          {texts.translations.map(({ text, language, direction }) => (
            <p className="mt-3 max-w-reading leading-relaxed" dir={direction} key={language} lang={language}>
              {text}
            </p>
          ))}
          {verse.notes.map(({ text, writtenAt }) => (
            <blockquote
              aria-label={t('saved-verses:note.label')}
              className="wrap-anywhere mt-4 max-w-reading whitespace-pre-line rounded-xl bg-action-soft px-4 py-3"
              dir="auto"
              key={`${writtenAt} ${text}`}
            >
              {text}
            </blockquote>
          ))}
          <div className="-ms-2 mt-4">
            <VerseActions {...texts} onListen={() => play({ from: texts.verse })} />
          </div>
        </>
      ) : (
        <div aria-busy="true" className="grid grid-cols-1 gap-5 py-3">
          <Skeleton className="h-6 w-40" />
          <Skeleton className="h-10 w-full" />
          <Skeleton className="h-6 w-4/5" />
          <Skeleton className="h-13 w-72" />
        </div>
      )}
    </li>
  )
}
