import { Bookmark, BookmarkCheck, Ellipsis, Pause, Play } from 'lucide-react'
import { memo, Suspense, use, useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { type VersePlace, type VerseText, verseKey } from '../../core/index.ts'
import type { SurahSummary } from '../data/use-surahs.ts'
import { useListening } from '../listening/use-listening.ts'
import { toggleSaved, useIsSaved } from '../saved-verses/saved-verses.ts'
import { tint } from '../saved-verses/tint.ts'
import { VerseColour } from '../saved-verses/verse-colour.tsx'
import { useVerseColour } from '../saved-verses/verse-marks.ts'
import { RosetteSpace, VerseRosette } from '../verse-rosette.tsx'
import { ArabicVerse } from './arabic-verse.tsx'
import { divisionStartLabel } from './division-start-label.ts'
import { ReaderExtras } from './reader-extras.ts'
import type { Hiding } from './reader-settings.ts'
import { formatVerseNumber, surahName } from './surah-name.ts'
import { type SurahTranslation, VerseTranslations } from './verse-translations.tsx'

const VerseActions = lazyWithMessages(() => import('../saved-verses/verse-actions.tsx'))

interface VerseRowProps {
  readonly surah: SurahSummary
  readonly number: number
  readonly text: VerseText
  readonly translations: readonly SurahTranslation[]
  readonly transliteration: boolean
  readonly hiding: Hiding
  /** Whether the address points at this verse. */
  readonly marked: boolean
  readonly sounding: boolean
  /** Its buttons and ornaments may be rendered after its text, in the space reserved for them. */
  readonly complete: boolean
  readonly onListen: (place: VersePlace) => void
}

/** A verse with translations and actions. The browser renders it only near the screen. */
export const VerseRow = memo(function VerseRow(props: VerseRowProps) {
  const { surah, number, text, translations, transliteration, hiding, marked, sounding, complete } = props
  const place = { surah: surah.number, verse: number }
  const key = verseKey(place)
  const colour = useVerseColour(key)
  const [more, setMore] = useState(false)
  const Extra = use(ReaderExtras)
  return (
    <article
      aria-label={`${surahName(surah)} ${formatVerseNumber(place)}`}
      className={classNames(
        'border-hairline border-b px-3 py-6 outline-none [content-visibility:auto] sm:px-5 print:break-inside-avoid print:px-0 print:py-[1.5mm] print:[content-visibility:visible]',
        marked && 'rounded-card border-s-3 border-s-action bg-action-soft/60',
        sounding && 'rounded-card bg-action-soft',
        colour && 'rounded-card',
      )}
      data-sounding={sounding || undefined}
      data-verse={key}
      id={key}
      style={{
        containIntrinsicSize: `auto ${estimatedHeight(text, translations.length)}px`,
        // A faint tint, below the background of a marked or playing verse.
        ...(colour && { backgroundImage: `linear-gradient(${tint(colour, 14)}, ${tint(colour, 14)})` }),
      }}
      tabIndex={-1}
    >
      <VerseBar more={more} onMore={() => setMore(!more)} place={place} {...props} />
      {more && (
        <Suspense>
          <div className="mb-4 print:hidden" ref={showOnScreen}>
            <VerseActions
              arabicText={text.text}
              onListen={() => props.onListen(place)}
              surahName={surahName(surah)}
              surahNameArabic={surah.name}
              translations={translationsOfVerse(translations, number)}
              transliteration={text.transliteration}
              verse={place}
            />
          </div>
        </Suspense>
      )}
      <p
        className="quran-text [font-size:var(--quran-size)] print:[font-size:calc(var(--quran-size)*0.65)] print:leading-[1.9]"
        lang="ar"
      >
        <ArabicVerse hiding={hiding} number={number} text={text.text} />{' '}
        {complete ? <VerseRosette number={number} /> : <RosetteSpace />}
      </p>
      {transliteration && (
        <p
          className="mt-3 text-[length:var(--translation-size)] text-muted italic print:mt-1 print:text-[length:calc(var(--translation-size)*0.75)]"
          dir="ltr"
          lang="ar-Latn"
        >
          {text.transliteration}
        </p>
      )}
      <VerseTranslations translations={translations} verse={number} />
      {complete && Extra && <Extra surah={surah.number} verse={number} />}
    </article>
  )
})

/** A long verse has its actions above its text, because those below it may need scrolling. */
const showOnScreen = (actions: HTMLElement | null) => actions?.scrollIntoView({ block: 'nearest' })

/** The translations of one verse, for its actions. */
export function translationsOfVerse(translations: readonly SurahTranslation[], verse: number) {
  return translations.flatMap(({ entry, verses }) => {
    const text = verses?.[verse - 1]
    const { language, direction, translator } = entry
    return text ? [{ text, language, direction, translator }] : []
  })
}

interface VerseBarProps extends Pick<VerseRowProps, 'surah' | 'text' | 'sounding' | 'complete' | 'onListen'> {
  readonly place: VersePlace
  readonly more: boolean
  readonly onMore: () => void
}

function VerseBar(props: VerseBarProps) {
  const { surah, text, place, complete } = props
  const reference = formatVerseNumber(place)
  const beginning = divisionStartLabel(place)
  return (
    <div className="mb-2 flex items-center gap-1 text-muted text-sm print:mb-0">
      <a
        aria-label={t('reader:linkTo', { verse: `${surahName(surah)} ${reference}` })}
        className="tabular inline-flex min-h-11 items-center rounded-full pe-2 font-semibold hover:text-action print:hidden"
        href={`/quran/reader/${place.surah}/${place.verse}`}
      >
        {reference}
      </a>
      {beginning && <Mark text={beginning} />}
      {text.sajda && <Mark text={t('reader:sajda')} />}
      {complete && <VerseColour verseKey={verseKey(place)} />}
      {complete && <VerseButtons {...props} />}
    </div>
  )
}

function VerseButtons({ place, sounding, onListen, more, onMore }: VerseBarProps) {
  const key = verseKey(place)
  const saved = useIsSaved(key)
  return (
    <span className="ms-auto flex print:hidden">
      {sounding ? (
        <SoundingButton onPress={() => onListen(place)} />
      ) : (
        <Button {...icon(t('reader:listenFromHere'))} onClick={() => onListen(place)}>
          <Play aria-hidden size={18} />
        </Button>
      )}
      <Button
        {...icon(t(saved ? 'saved-verses:saved' : 'saved-verses:save'))}
        aria-pressed={saved}
        className={classNames(saved && 'text-action')}
        onClick={() => void toggleSaved(key)}
      >
        {saved ? <BookmarkCheck aria-hidden size={18} /> : <Bookmark aria-hidden size={18} />}
      </Button>
      <Button
        {...icon(t('reader:more', { verse: formatVerseNumber(place) }))}
        aria-expanded={more}
        onClick={onMore}
      >
        <Ellipsis aria-hidden size={18} />
      </Button>
    </span>
  )
}

function Mark({ text }: { text: string }) {
  return (
    <span className="rounded-full border border-ornament/60 px-2.5 py-0.5 text-ornament-text text-xs leading-5">
      {text}
    </span>
  )
}

const BAR_AND_PADDING_PX = 130
const ARABIC_LINE = { characters: 75, height: 68 }
const LATIN_LINE = { perArabicCharacter: 0.016, height: 26 }

/** Accurate enough for the scroll bar; the browser remembers the real height after rendering. */
function estimatedHeight({ text }: VerseText, translations: number): number {
  const arabic = Math.ceil(text.length / ARABIC_LINE.characters) * ARABIC_LINE.height
  const latin =
    translations > 0 ? Math.ceil(text.length * LATIN_LINE.perArabicCharacter) * LATIN_LINE.height : 0
  return BAR_AND_PADDING_PX + arabic + latin
}

/** The play button of the current verse. */
function SoundingButton({ onPress }: { onPress: () => void }) {
  const paused = useListening().status === 'paused'
  return (
    <Button {...icon(t(paused ? 'reader:listenFromHere' : 'reader:listening'))} onClick={onPress}>
      {paused ? <Play aria-hidden size={18} /> : <Pause aria-hidden size={18} />}
    </Button>
  )
}

const icon = (label: string) => ({
  look: 'plain' as const,
  round: true,
  'aria-label': label,
  'data-tooltip': label,
})
