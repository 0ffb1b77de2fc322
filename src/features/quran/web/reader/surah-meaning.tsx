import type { SurahSummary } from '../data/use-surahs.ts'
import { surahMeaning } from './surah-name.ts'

/** What the surah's name means, with what stands `after` it; nothing in Arabic. */
export function SurahMeaning({
  surah,
  className,
  after = '',
}: {
  surah: SurahSummary
  className?: string
  after?: string
}) {
  const meaning = surahMeaning(surah)
  return (
    meaning && (
      <span className={className} lang={meaning.language}>
        {`${meaning.text}${after}`}
      </span>
    )
  )
}
