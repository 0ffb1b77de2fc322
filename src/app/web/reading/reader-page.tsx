import { Suspense } from 'react'
import { type ReaderExtra, ReaderExtras } from '#features/quran/web/reader/reader-extras.ts'
import ReaderPage from '#features/quran/web/reader/reader-page.tsx'
import { useTimer } from '#features/reading/web/saved-timer.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

export { prepareReader } from '#features/quran/web/reader/reader-page.tsx'

const ReaderSession = lazyWithMessages(() => import('./reader-session.tsx'), 'reading')

const VerseExplanations = lazyWithMessages(
  () =>
    import('#features/explanations/web/reader/verse-explanations.tsx').then((module) => ({
      default: module.VerseExplanations,
    })),
  'explanations',
)

/** The published explanations of a place; they appear when they have loaded. */
function LazyExplanations(place: ReaderExtra) {
  return (
    <Suspense>
      <VerseExplanations {...place} />
    </Suspense>
  )
}

/** The reader, with explanations and the running reading session at the bottom of the screen. */
export default function ReaderPageWithSession() {
  return (
    <>
      <ReaderExtras value={LazyExplanations}>
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
