import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { VersePlace, VerseText } from '../../core/index.ts'
import type { SurahVerses } from '../../core/reader-address.ts'
import { FlowingVerse } from './flowing-verses.tsx'
import { contains, type SectionProps, SurahFrame } from './surah-section.tsx'

/** Verses of one surah as continuous Arabic text, with a paragraph for each page of the mushaf. */
export function ContinuousSection({
  verses,
  settings,
  marked,
  sounding,
  isFirst,
  onOpen,
  onDrawn,
}: Omit<SectionProps, 'onListen' | 'start'> & { onOpen: (place: VersePlace) => void }) {
  return (
    <SurahFrame isFirst={isFirst} onDrawn={onDrawn} verses={verses}>
      {(surah, text) =>
        paragraphs(text, verses).map(({ page, first, texts }) => (
          <div
            className="relative border-hairline border-b py-4 [content-visibility:auto] print:[content-visibility:visible]"
            key={page}
            style={{ containIntrinsicSize: 'auto 44rem' }}
          >
            <p className="quran-text px-3 text-justify [font-size:var(--quran-size)] sm:px-5" lang="ar">
              {texts.map((verse, index) => {
                const place = { surah: surah.number, verse: first + index }
                return (
                  <FlowingVerse
                    hiding={settings.hiding}
                    key={place.verse}
                    marked={contains(marked, place)}
                    number={place.verse}
                    onOpen={onOpen}
                    sounding={sounding?.surah === surah.number && sounding.verse === place.verse}
                    surah={surah.number}
                    text={verse.text}
                  />
                )
              })}
            </p>
            <p className="mt-1 px-3 text-end text-muted text-xs sm:px-5">
              {t('reader:page', { number: formatNumber(page) })}
            </p>
          </div>
        ))
      }
    </SurahFrame>
  )
}

interface Paragraph {
  readonly page: number
  /** The number of its first verse. */
  readonly first: number
  readonly texts: VerseText[]
}

function paragraphs(text: readonly VerseText[], { first, last }: SurahVerses): readonly Paragraph[] {
  const all: Paragraph[] = []
  for (const [index, verse] of text.slice(first - 1, last).entries()) {
    const open = all.at(-1)
    if (open?.page === verse.page) open.texts.push(verse)
    else all.push({ page: verse.page, first: first + index, texts: [verse] })
  }
  return all
}
