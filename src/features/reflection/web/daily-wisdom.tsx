import { Suspense, useEffect } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { closeWisdom, useWisdomOpen, useWisdomOpening } from './wisdom-state.ts'

const WisdomDialog = lazyWithMessages(
  () => import('./wisdom-dialog.tsx'),
  'reflection',
  'reflection-texts',
  'sources',
  'surah-names',
)

/** The dialog of the daily wisdom, opened by a button, or automatically while `mayInterrupt` allows it. */
export function DailyWisdom({ mayInterrupt }: { mayInterrupt: () => boolean }) {
  useWisdomOpening(mayInterrupt)
  // Another page opened.
  useEffect(() => closeWisdom, [])
  return <Suspense>{useWisdomOpen() && <WisdomDialog onClose={closeWisdom} />}</Suspense>
}
