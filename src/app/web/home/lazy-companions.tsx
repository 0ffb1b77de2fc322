import { Suspense } from 'react'
import { lazyWithMessages } from '#shared/web/i18n/lazy-with-messages.ts'
import { useAfter } from '#shared/web/use-after.ts'

const Companions = lazyWithMessages(() => import('./companions.tsx'), 'reflection')

/** Long after the first paint, so that they don't delay the page. */
const WANTED_AFTER_MS = 3000

/** The floating button and the daily wisdom's dialog, loaded when the page has been open for a while. */
export function LazyCompanions() {
  const isRested = useAfter(WANTED_AFTER_MS)
  return <Suspense>{isRested && <Companions />}</Suspense>
}
