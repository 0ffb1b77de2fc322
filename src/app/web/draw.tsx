import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from '#shared/web/api/query-client.ts'
import { claimError } from '#shared/web/errors/error-claims.ts'
import { TYPED_TEXT_KEY, waits } from '#shared/web/i18n/i18n.ts'
import { provideRecordTypes } from '#shared/web/provided-record-types.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { sessionId } from '#shared/web/session/session-id.ts'
import { startTooltips } from '#shared/web/ui/tooltip-layer.ts'
import { App, prepareFirstPage } from './app.tsx'
import { registerServiceWorker } from './register-service-worker.ts'

const BACKGROUND_AFTER_MS = 8000
const SYNC_AFTER_MS = 3000

/** Renders the app into the page; the messages must be loaded. */
export async function draw(root: HTMLElement): Promise<void> {
  reportErrors()
  startTooltips()
  provideRecordTypes(async () => (await import('#features/user-data/core/record-types.ts')).recordTypes)
  const client = newQueryClient()
  // If this fails, the page shows what is missing. The saved shell shows no text yet, so it doesn't wait for answers.
  await prepareFirstPage(root.childElementCount > 0 ? client : undefined).catch(() => undefined)
  const page = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>
  )
  // A transition renders in slices, so that a slow device can handle input in between.
  startTransition(() => createRoot(root).render(page))
  registerServiceWorker()
  if (waits(TYPED_TEXT_KEY))
    void retryImport(() => import('#shared/web/i18n/typed-text.ts')).then((typed) => typed.putBackTypedText())
  // Reminders and sync, after the page itself has loaded.
  setTimeout(
    async () => (await retryImport(() => import('./start-after-first-paint.ts'))).startAfterFirstPaint(),
    sessionId() ? SYNC_AFTER_MS : BACKGROUND_AFTER_MS,
  )
}

/** Adds uncaught errors to the error log. */
function reportErrors(): void {
  addEventListener('error', ({ error }) => {
    if (error instanceof Error)
      claimError(error, { component: 'window', userAction: 'unknown', severity: 'high' })
  })
  addEventListener('unhandledrejection', ({ reason }) => {
    if (reason instanceof Error)
      claimError(reason, { component: 'promise', userAction: 'unknown', severity: 'medium' })
  })
}
