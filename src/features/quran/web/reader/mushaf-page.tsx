import { useQueries } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useQuranFont } from '#shared/web/fonts.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { divisionAt, type VersePlace, verseNumber } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { portionOf } from '../../core/reader-portion.ts'
import { surahTextQuery, useSurahs } from '../data/use-surahs.ts'
import { FlowingVerse } from './flowing-verses.tsx'
import type { Hiding } from './reader-settings.ts'
import { SectionFailed, SectionSkeleton } from './section-state.tsx'
import { Basmala } from './surah-heading.tsx'
import { contains } from './surah-section.tsx'

interface MushafPageProps {
  readonly number: number
  readonly hiding: Hiding
  readonly marked: SurahVerses | undefined
  readonly sounding: VersePlace | undefined
  readonly onOpen: (place: VersePlace) => void
  readonly onDrawn: () => void
}

/** One page of the mushaf, with surah and juz above the text and the page number below. */
export function MushafPage({ number, hiding, marked, sounding, onOpen, onDrawn }: MushafPageProps) {
  const portion = portionOf({ kind: 'page', number })
  const surahs = useSurahs()
  const texts = useQueries({ queries: portion.map(({ surah }) => surahTextQuery(surah)) })
  const fontReady = useQuranFont()
  const failed = texts.some(({ isError }) => isError) || surahs.isError
  const ready = fontReady && surahs.data !== undefined && texts.every(({ data }) => data)
  const first = portion[0]
  useEffect(() => {
    if (ready) onDrawn()
  }, [ready, onDrawn])
  if (failed) {
    return (
      <SectionFailed
        onRetry={() => {
          void surahs.refetch()
          for (const text of texts) void text.refetch()
        }}
      />
    )
  }
  const juz = first && divisionAt('juz', verseNumber({ surah: first.surah, verse: first.first }))
  return (
    <section
      aria-label={t('reader:page', { number: formatNumber(number) })}
      className="flex min-h-[70dvh] flex-col rounded-card border border-ornament/40 bg-raised px-4 py-3 shadow-card sm:px-8"
      dir="rtl"
    >
      <header className="flex justify-between gap-3 border-hairline border-b pb-2 text-muted text-sm">
        <span lang="ar">
          {portion
            .filter(({ first: from }, index) => index === 0 || from === 1)
            .map(({ surah }) => surahs.data?.[surah - 1]?.name)
            .join(' · ')}
        </span>
        {juz && <span>{t('reader:juz', { number: formatNumber(juz) })}</span>}
      </header>
      <div className="flex-1 py-3">
        {ready ? (
          portion.map((verses, index) => (
            <div key={verses.surah}>
              {verses.first === 1 && (
                <h2
                  className="my-3 rounded-xl border border-ornament/50 py-1 text-center font-normal font-quran text-2xl text-ornament-text leading-[2]"
                  lang="ar"
                >{`سورة ${surahs.data?.[verses.surah - 1]?.name ?? ''}`}</h2>
              )}
              {verses.first === 1 && surahs.data?.[verses.surah - 1]?.bismillah && <Basmala />}
              <p
                className="quran-text text-justify [font-size:var(--quran-size)] [text-align-last:center]"
                lang="ar"
              >
                {texts[index]?.data?.slice(verses.first - 1, verses.last).map((verse, offset) => {
                  const place = { surah: verses.surah, verse: verses.first + offset }
                  return (
                    <FlowingVerse
                      hiding={hiding}
                      key={place.verse}
                      marked={contains(marked, place)}
                      number={place.verse}
                      onOpen={onOpen}
                      sounding={sounding?.surah === place.surah && sounding.verse === place.verse}
                      surah={place.surah}
                      text={verse.text}
                    />
                  )
                })}
              </p>
            </div>
          ))
        ) : (
          <SectionSkeleton />
        )}
      </div>
      <footer className="tabular pt-1 text-center text-muted text-sm">{formatNumber(number)}</footer>
    </section>
  )
}
