import { Pause, Play } from 'lucide-react'
import { namesInArabic } from '#shared/core/languages.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { SurahSummary } from '../data/use-surahs.ts'
import { surahMeaning, surahName } from '../reader/surah-name.ts'
import { DownloadControl } from './download-control.tsx'
import type { DownloadedSurah } from './downloaded-surahs.ts'
import { useListening } from './use-listening.ts'

/** One surah with play and download buttons and the current verse. */
export function SurahRecitation({
  surah,
  reciter,
  downloaded,
  continuous,
}: {
  surah: SurahSummary
  reciter: string
  downloaded: DownloadedSurah | undefined
  continuous: boolean
}) {
  const { status, verse, play, pause, resume } = useListening()
  const { number } = surah
  const arabic = namesInArabic(currentLanguage().code)
  const name = surahName(surah)
  const isCurrent = verse?.surah === number
  const isPlaying = isCurrent && status !== 'paused' && status !== 'failed'
  const press = () => {
    if (isPlaying) pause()
    else if (isCurrent) resume()
    else
      play({
        from: { surah: number, verse: 1 },
        continuous,
      })
  }
  const facts = [
    surahMeaning(surah)?.text,
    t('listening:page.verses', {
      count: surah.numberOfAyahs,
      number: formatNumber(surah.numberOfAyahs),
    }),
  ]
  return (
    <li
      aria-current={isCurrent ? 'true' : undefined}
      className={classNames(
        'flex min-h-[4.5rem] items-center gap-3 border-hairline border-b py-2 last:border-b-0 [contain-intrinsic-height:4.5rem] [content-visibility:auto]',
        isCurrent && 'text-action',
      )}
    >
      <Button
        aria-label={t(`listening:page.${isPlaying ? 'pause' : 'play'}`, { surah: name })}
        look={isCurrent ? 'action' : 'quiet'}
        onClick={press}
        round
      >
        {isPlaying ? (
          <Pause aria-hidden fill="currentColor" size={17} />
        ) : (
          <Play aria-hidden fill="currentColor" size={17} />
        )}
      </Button>
      <div className="min-w-0 flex-1 leading-snug">
        <p className="font-semibold">
          <span className="tabular me-2 font-normal text-muted">{formatNumber(number)}</span>
          {name}
        </p>
        <p className="text-muted text-sm">
          {isCurrent
            ? t('listening:page.sounding', { verse: formatNumber(verse.verse) })
            : facts.filter(Boolean).join(' · ')}
        </p>
      </div>
      {!arabic && (
        <p className="text-lg text-muted max-sm:hidden" dir="rtl" lang="ar">
          {surah.name}
        </p>
      )}
      <DownloadControl downloaded={downloaded} name={name} reciter={reciter} surah={number} />
    </li>
  )
}
