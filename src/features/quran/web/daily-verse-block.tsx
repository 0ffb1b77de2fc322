import { Play, Share2, Square } from 'lucide-react'
import { Suspense, useState } from 'react'
import type { AnswerOf } from '#shared/core/contract/endpoint.ts'
import { languageOf } from '#shared/core/languages.ts'
import { useQuranFont } from '#shared/web/fonts.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import type { VersePlace } from '../core/index.ts'
import type { readDailyVerse } from '../core/quran.contract.ts'
import { useListening } from './listening/use-listening.ts'
import { useDailyVerse } from './use-daily-verse.ts'
import { VerseRosette } from './verse-rosette.tsx'

const ShareDialog = lazyWithMessages(() => import('#shared/web/share/share-dialog.tsx'), 'share')

type DailyVerse = AnswerOf<typeof readDailyVerse>

/** The verse of the day: text, transliteration, translation and actions. */
export function DailyVerseBlock({ className }: { className?: string }) {
  const { data, isError } = useDailyVerse()
  const fontReady = useQuranFont()
  return (
    <section aria-labelledby="verse-title" className={className} id="verse">
      <h2 className="mb-4 text-lg text-muted" id="verse-title">
        {t('quran:dailyVerse.title')}
      </h2>
      {data && fontReady && <Verse verse={data.answer} />}
      {!(data && fontReady) &&
        (isError ? <p className="text-muted">{t('quran:dailyVerse.failed')}</p> : <VerseSkeleton />)}
    </section>
  )
}

function Verse({ verse }: { verse: DailyVerse }) {
  const reference = t('quran:reference', {
    surah: verse.surahName,
    number: `${formatNumber(verse.surahNumber)}:${formatNumber(verse.verseNumber)}`,
  })
  const withTranslation = currentLanguage().code !== 'ar'
  return (
    <>
      <p className="quran-text" lang="ar">
        {verse.arabicText} <VerseRosette number={verse.verseNumber} />
      </p>
      {withTranslation && (
        <>
          <p className="mt-3 text-[0.9375rem] text-muted italic" dir="ltr" lang="ar-Latn">
            {verse.transliteration}
          </p>
          <p
            className="mt-2 max-w-reading font-display text-xl leading-relaxed"
            dir={languageOf(verse.language)?.direction ?? 'ltr'}
            lang={verse.language}
          >
            {verse.translation}
          </p>
          <p className="mt-1 text-muted text-sm" dir="auto">
            {t('quran:translator', { name: verse.translator })}
          </p>
        </>
      )}
      <div className="mt-5 flex flex-wrap items-center gap-2">
        <Listen place={{ surah: verse.surahNumber, verse: verse.verseNumber }} />
        <Share
          place={{ surah: verse.surahNumber, verse: verse.verseNumber }}
          text={[verse.arabicText, withTranslation && verse.translation, reference]
            .filter(Boolean)
            .join('\n\n')}
        />
        <p className="ms-auto text-muted">{reference}</p>
      </div>
    </>
  )
}

function Listen({ place }: { place: VersePlace }) {
  const { status, verse, play, stop } = useListening()
  const isCurrent = verse?.surah === place.surah && verse.verse === place.verse
  const isPlaying = isCurrent && status !== 'paused' && status !== 'failed'
  return (
    <>
      <Button
        aria-busy={isCurrent && status === 'loading'}
        look="action"
        onClick={() => (isPlaying ? stop() : play({ from: place, to: place }))}
      >
        {isPlaying ? (
          <Square aria-hidden fill="currentColor" size={15} />
        ) : (
          <Play aria-hidden fill="currentColor" size={15} />
        )}
        {t(isPlaying ? 'quran:dailyVerse.stop' : 'quran:dailyVerse.listen')}
      </Button>
      {status === 'failed' && (isCurrent || !verse) && (
        <p className="order-last w-full text-ending text-sm" role="alert">
          {t('quran:dailyVerse.silent')}
        </p>
      )}
    </>
  )
}

/** Shares the verse itself: tomorrow the home page has another one. */
function Share({ place: { surah, verse }, text }: { place: VersePlace; text: string }) {
  const [open, setOpen] = useState(false)
  const url = `${location.origin}/quran/reader/${surah}/${verse}`
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Share2 aria-hidden size={17} />
        {t('quran:dailyVerse.share')}
      </Button>
      <Suspense>{open && <ShareDialog onClose={() => setOpen(false)} text={text} url={url} />}</Suspense>
    </>
  )
}

function VerseSkeleton() {
  return (
    <div aria-busy="true">
      <div className="flex flex-col items-end gap-7 py-5">
        <Skeleton className="h-9 w-full" />
        <Skeleton className="h-9 w-3/5" />
      </div>
      <Skeleton className="mt-3 h-5 w-2/3" />
      <br />
      <Skeleton className="mt-4 h-6 w-full" />
      <br />
      <Skeleton className="mt-7 h-11 w-64 rounded-full" />
    </div>
  )
}
