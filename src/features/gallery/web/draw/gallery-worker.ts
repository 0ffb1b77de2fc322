import { answerCalls } from '#shared/web/worker-calls.ts'
import type { Drawing, DrawingRequest } from './drawing-messages.ts'

// Only the file of this worker may compile WebAssembly, for HarfBuzz (`page-policy.ts`). HarfBuzz is imported later, because
// a worker loses messages that arrive while its own file waits for a top-level await.
answerCalls<DrawingRequest, Drawing>(async (request) => {
  const { drawInWorker } = await import('./draw-in-worker.ts')
  return drawInWorker(request)
})
