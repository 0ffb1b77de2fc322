import { Suspense } from 'react'
import ReaderPage from '#features/quran/web/reader/reader-page.tsx'
import { useTimer } from '#features/reading/web/saved-timer.ts'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'

export { prepareReader } from '#features/quran/web/reader/reader-page.tsx'

const ReaderSession = lazyWithMessages(() => import('./reader-session.tsx'), 'reading')

/** The reader, with the running reading session at the bottom of the screen. */
export default function ReaderPageWithSession() {
  return (
    <>
      <ReaderPage />
      <LazySession />
    </>
  )
}

function LazySession() {
  const timer = useTimer()
  return <Suspense>{timer && <ReaderSession />}</Suspense>
}
