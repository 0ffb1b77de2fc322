import { Link } from 'wouter'
import { namesInArabic } from '#shared/core/languages.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { writingDirection } from '../../core/language-facts.ts'
import type { FoundVerse } from '../search/find-verses.ts'
import { VerseRosette } from '../verse-rosette.tsx'
import { formatReference } from './format-reference.ts'
import type { Verse } from './load-verses.ts'
import { MarkedText } from './marked-text.tsx'
import { PlayButton } from './play-button.tsx'
import { SaveButton } from './save-button.tsx'
import { useTransliterationSetting } from './transliteration-setting.ts'

/** A verse in a list: reference, text, translation and actions. */
export function VerseCard({
  verse,
  match = [],
  translated = false,
  onOpen,
}: {
  verse: Verse
  match?: FoundVerse['match']
  translated?: boolean | undefined
  onOpen?: (() => void) | undefined
}) {
  const { surahNumber, verseNumber, surahNameArabic } = verse
  const rangesIn = (field: FoundVerse['match'][number]['field']) =>
    match.find((found) => found.field === field)?.ranges
  const inArabic = currentLanguage().code === 'ar'
  const showsTransliteration = useTransliterationSetting() || Boolean(rangesIn('transliteration')?.length)
  const showsTranslation = translated || !inArabic || Boolean(rangesIn('translation')?.length)
  return (
    <article className="border-hairline border-b py-6 first:pt-2 last:border-b-0">
      <header className="mb-2 flex items-center justify-between gap-3">
        <h2 className="min-w-0 font-sans text-base">
          <Link
            className="inline-flex min-h-11 flex-wrap items-center gap-x-2.5 font-semibold hover:text-action"
            data-result
            href={`/quran/reader/${surahNumber}/${verseNumber}`}
            onClick={onOpen}
          >
            <span dir="auto">{formatReference(verse)}</span>
            {!namesInArabic(currentLanguage().code) && (
              <span className="font-normal text-muted" dir="rtl" lang="ar">
                {surahNameArabic}
              </span>
            )}
          </Link>
        </h2>
        <div className="flex shrink-0 gap-1">
          <PlayButton verse={verse} />
          <SaveButton verse={verse} />
        </div>
      </header>
      <p className="quran-text" lang="ar">
        <MarkedText ranges={rangesIn('arabicText')} text={verse.arabicText} />{' '}
        <VerseRosette number={verseNumber} />
      </p>
      {showsTransliteration && (
        <p className="mt-3 w-fit max-w-reading text-[0.9375rem] text-muted italic" dir="ltr" lang="ar-Latn">
          <MarkedText ranges={rangesIn('transliteration')} text={verse.transliteration} />
        </p>
      )}
      {showsTranslation && (
        <p
          className="mt-3 w-fit max-w-reading text-[1.0625rem] leading-relaxed"
          dir={writingDirection(verse.language)}
          lang={verse.language}
        >
          <MarkedText ranges={rangesIn('translation')} text={verse.translation} />
        </p>
      )}
    </article>
  )
}
