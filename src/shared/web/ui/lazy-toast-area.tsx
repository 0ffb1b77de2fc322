import { Suspense } from 'react'
import { lazyWithMessages } from '../i18n/lazy-with-messages.ts'
import { useAfter } from '../use-after.ts'
import { useToast } from './toast.ts'

/** If the code can't be loaded, the page works without messages. */
const ToastArea = lazyWithMessages(() => import('./toast-area.tsx'))

/** Long after the first paint, so that messages don't delay the page. */
const WANTED_AFTER_MS = 5000

/** The toast area. Its code loads with the first message, or when the page has been idle for long. */
export function LazyToastArea() {
  const toast = useToast()
  const isRested = useAfter(WANTED_AFTER_MS)
  return <Suspense>{(isRested || toast) && <ToastArea />}</Suspense>
}
