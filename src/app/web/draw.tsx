import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { newQueryClient } from '#shared/web/api/query-client.ts'
import { retryImport } from '#shared/web/retry-import.ts'
import { sessionId } from '#shared/web/session/session-id.ts'
import { startTooltips } from '#shared/web/ui/tooltip-layer.ts'
import { App, prepareFirstPage } from './app.tsx'
import { registerServiceWorker } from './register-service-worker.ts'
import { reportErrors } from './report-errors.ts'

const LATE_AFTER_MS = 8000
const SYNC_AFTER_MS = 3000

/** Draws the program into the page; the texts must be there. */
export async function draw(root: HTMLElement): Promise<void> {
  reportErrors()
  startTooltips()
  const client = newQueryClient()
  // Without it the page says itself what is missing. The kept shell has no words to look at, and waits for no answers.
  await prepareFirstPage(root.childElementCount > 0 ? client : undefined).catch(() => undefined)
  const page = (
    <StrictMode>
      <QueryClientProvider client={client}>
        <App />
      </QueryClientProvider>
    </StrictMode>
  )
  // A transition is drawn in small pieces, so that a slow device can answer a touch in between.
  startTransition(() => createRoot(root).render(page))
  registerServiceWorker()
  // Reminders may come while any page is open, and settings go to other devices; the page itself comes first.
  setTimeout(
    async () => (await retryImport(() => import('./start-after-first-paint.ts'))).startAfterFirstPaint(),
    sessionId() ? SYNC_AFTER_MS : LATE_AFTER_MS,
  )
}
