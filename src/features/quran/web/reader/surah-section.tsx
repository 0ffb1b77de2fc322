import { type ReactNode, use, useEffect, useState } from 'react'
import { useQuranFont } from '#shared/web/fonts.ts'
import { useGradualRows } from '#shared/web/use-gradual-rows.ts'
import type { VersePlace, VerseText } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { type SurahSummary, useSurahs, useSurahText } from '../data/use-surahs.ts'
import { currentPlace } from './current-place.ts'
import { ReaderExtras } from './reader-extras.ts'
import type { ReaderSettings } from './reader-settings.ts'
import { SectionFailed, SectionSkeleton } from './section-state.tsx'
import { Basmala, SurahHeading } from './surah-heading.tsx'
import { VerseRow } from './verse-row.tsx'
import { useSurahTranslations } from './verse-translations.tsx'

export interface SectionProps {
  readonly verses: SurahVerses
  readonly settings: ReaderSettings
  /** The verses that the address points at. */
  readonly marked: SurahVerses | undefined
  readonly sounding: VersePlace | undefined
  /** The first section has the page's heading. */
  readonly isFirst: boolean
  /** The first verse of the opened address. */
  readonly start: VersePlace
  readonly onListen: (place: VersePlace) => void
  /** Called when the verses are rendered. */
  readonly onDrawn: () => void
}

/** The common parts of sections: heading, basmala, and the loading and error states. */
export function SurahFrame({
  verses,
  isFirst,
  onDrawn,
  children,
}: Pick<SectionProps, 'verses' | 'isFirst' | 'onDrawn'> & {
  children: (surah: SurahSummary, text: readonly VerseText[]) => ReactNode
}) {
  const surahs = useSurahs()
  const text = useSurahText(verses.surah)
  const fontReady = useQuranFont()
  const Extra = use(ReaderExtras)
  const surah = surahs.data?.[verses.surah - 1]
  const ready = Boolean(surah && text.data && fontReady)
  useEffect(() => {
    if (ready) onDrawn()
  }, [ready, onDrawn])
  if (surahs.isError || text.isError) {
    return (
      <SectionFailed
        onRetry={() => {
          void surahs.refetch()
          void text.refetch()
        }}
      />
    )
  }
  const opens = verses.first === 1
  return (
    <section>
      {surah && (opens || isFirst) && <SurahHeading level={isFirst ? 1 : 2} surah={surah} />}
      {ready && surah && text.data ? (
        <>
          {opens && Extra && <Extra surah={verses.surah} verse={null} />}
          {opens && surah.bismillah && <Basmala />}
          {children(surah, text.data)}
        </>
      ) : (
        <SectionSkeleton />
      )}
    </section>
  )
}

/** Verses of one surah, verse by verse with translations. */
export function SurahSection(props: SectionProps) {
  const { verses, isFirst, onDrawn } = props
  return (
    <SurahFrame isFirst={isFirst} onDrawn={onDrawn} verses={verses}>
      {(surah, text) => <VerseRows {...props} surah={surah} text={text} />}
    </SurahFrame>
  )
}

function VerseRows({
  verses,
  settings,
  marked,
  sounding,
  start,
  onListen,
  surah,
  text,
}: SectionProps & { readonly surah: SurahSummary; readonly text: readonly VerseText[] }) {
  const [near] = useState(() => rowsToArriveAt(verses, start))
  const shown = text.slice(verses.first - 1, verses.last)
  const isComplete = useGradualRows(shown.length, near)
  const translations = useSurahTranslations(settings.translations, verses.surah)
  return shown.map((verse, index) => {
    const number = verses.first + index
    return (
      <VerseRow
        complete={isComplete(index)}
        hiding={settings.hiding}
        key={number}
        marked={contains(marked, { surah: surah.number, verse: number })}
        number={number}
        onListen={onListen}
        sounding={sounding?.surah === surah.number && sounding.verse === number}
        surah={surah}
        text={verse}
        translations={translations}
        transliteration={settings.transliteration}
      />
    )
  })
}

/**
 * The rows of a section that may be visible first: at the beginning of its address and, after a change of
 * mode, at the current verse.
 */
function rowsToArriveAt(verses: SurahVerses, start: VersePlace): readonly number[] {
  const places = [start, currentPlace()].flatMap((place) => (place && contains(verses, place) ? place : []))
  return places.length > 0 ? places.map(({ verse }) => verse - verses.first) : [0]
}

export function contains(verses: SurahVerses | undefined, { surah, verse }: VersePlace): boolean {
  return verses?.surah === surah && verse >= verses.first && verse <= verses.last
}
