import { Suspense } from 'react'
import { type ReaderExtra, ReaderExtras } from '#features/quran/web/reader/reader-extras.ts'
import ReaderPage from '#features/quran/web/reader/reader-page.tsx'
import { useTimer } from '#features/reading/web/saved-timer.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { LazyItemRecordings, LazySurahRecordings } from '../recordings/lazy-recordings.tsx'

export { prepareReader } from '#features/quran/web/reader/reader-page.tsx'

const ReaderSession = lazyWithMessages(() => import('./reader-session.tsx'), 'reading')

const VerseExplanations = lazyWithMessages(
  () =>
    import('#features/explanations/web/reader/verse-explanations.tsx').then((module) => ({
      default: module.VerseExplanations,
    })),
  'explanations',
)

const ExplanationRecordings = ({ id }: { id: string }) => (
  <LazyItemRecordings category="explanation" item={id} />
)

/** The published explanations of a place, and the recordings of a surah; they appear when they have loaded. */
function LazyExtras(place: ReaderExtra) {
  return (
    <>
      {place.verse === null && <LazySurahRecordings surah={place.surah} />}
      <Suspense>
        <VerseExplanations {...place} Extra={ExplanationRecordings} />
      </Suspense>
    </>
  )
}

/** The reader, with explanations, recordings and the running reading session at the bottom of the screen. */
export default function ReaderPageWithSession() {
  return (
    <>
      <ReaderExtras value={LazyExtras}>
        <ReaderPage />
      </ReaderExtras>
      <LazySession />
    </>
  )
}

function LazySession() {
  const timer = useTimer()
  return <Suspense>{timer && <ReaderSession />}</Suspense>
}
