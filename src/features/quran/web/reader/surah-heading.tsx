import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Star, StarField } from '#shared/web/ui/star-pattern.tsx'
import { type SurahSummary, useSurahText } from '../data/use-surahs.ts'
import { SurahMeaning } from './surah-meaning.tsx'
import { surahName } from './surah-name.ts'

/** The heading of a surah: its Arabic name between two stars, with meaning, place of revelation and length. */
export function SurahHeading({ surah, level = 2 }: { surah: SurahSummary; level?: 1 | 2 }) {
  const Heading = level === 1 ? 'h1' : 'h2'
  const inArabic = currentLanguage().code === 'ar'
  const name = surahName(surah)
  return (
    <header className="mt-6 mb-2 print:mt-0">
      <div className="relative isolate overflow-hidden rounded-card border border-ornament/45 px-4 py-3 text-center">
        <StarField
          className="absolute inset-0 -z-10 size-full text-ornament opacity-15"
          density={44}
          id={`stars-${surah.number}`}
        />
        <Heading className="flex items-center justify-center gap-2 text-ornament-text sm:gap-4">
          <Star className="shrink-0" size={22} weight={1} />
          <span
            className="whitespace-nowrap bg-paper px-2 font-quran text-3xl leading-[1.9] max-[22.5rem]:text-2xl max-[22.5rem]:leading-[1.9]"
            dir="rtl"
            lang="ar"
          >
            {`سورة ${surah.name}`}
          </span>
          {!inArabic && <span className="sr-only">{name}</span>}
          <Star className="shrink-0" size={22} weight={1} />
        </Heading>
      </div>
      <p className="mt-2 flex flex-wrap justify-center gap-x-3 text-center text-muted text-sm">
        {!inArabic && (
          <span>
            <strong className="font-semibold text-ink">{`${formatNumber(surah.number)}. ${name}`}</strong>{' '}
            <SurahMeaning surah={surah} />
          </span>
        )}
        <span>{t(`reader:revelation.${surah.revelationType}`)}</span>
        <span>
          {t('reader:verses', { count: surah.numberOfAyahs, number: formatNumber(surah.numberOfAyahs) })}
        </span>
      </p>
    </header>
  )
}

/** The unnumbered basmala above most surahs: the text of verse 1:1. */
export function Basmala() {
  const { data } = useSurahText(1)
  return (
    <p
      className="quran-text min-h-[2.1em] text-center [font-size:var(--quran-size)] print:[font-size:calc(var(--quran-size)*0.65)]"
      lang="ar"
    >
      {data?.[0]?.text}
    </p>
  )
}
