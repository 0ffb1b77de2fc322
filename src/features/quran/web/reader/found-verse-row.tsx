import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import type { VersePlace } from '../../core/index.ts'
import { writingDirection } from '../../core/language-facts.ts'
import { formatReaderAddress, onlyVerse } from '../../core/reader-address.ts'
import { MarkedText } from '../browse/marked-text.tsx'
import type { FoundVerse } from '../search/find-verses.ts'
import { VerseRosette } from '../verse-rosette.tsx'
import { formatVerseNumber, surahOfVerse } from './surah-name.ts'

/** A search result, which opens the verse in the reader. */
export function FoundVerseRow({
  verse: found,
  onOpen,
}: {
  verse: FoundVerse
  onOpen: (place: VersePlace) => void
}) {
  const rangesIn = (field: FoundVerse['match'][number]['field']) =>
    found.match.find((match) => match.field === field)?.ranges
  const place = { surah: found.surahNumber, verse: found.verseNumber }
  const name = surahOfVerse(found)
  return (
    <article className="relative rounded-card border-hairline border-b px-3 py-5 hover:bg-sunken sm:px-5">
      <h2 className="font-sans text-base">
        <a
          className="after:absolute after:inset-0"
          href={formatReaderAddress({ kind: 'surah', number: place.surah, verses: onlyVerse(place) })}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return
            event.preventDefault()
            onOpen(place)
          }}
        >
          {`${name} ${formatVerseNumber(place)}`}
        </a>
      </h2>
      <p className="quran-text [font-size:var(--quran-size)]" lang="ar">
        <MarkedText ranges={rangesIn('arabicText')} text={found.arabicText} />{' '}
        <VerseRosette number={place.verse} />
      </p>
      {(currentLanguage().code !== 'ar' || rangesIn('translation')) && (
        <p
          className="mt-3 text-[length:var(--translation-size)] leading-relaxed"
          dir={writingDirection(found.language)}
          lang={found.language}
        >
          <MarkedText ranges={rangesIn('translation')} text={found.translation} />
        </p>
      )}
    </article>
  )
}
