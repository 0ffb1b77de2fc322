import { workerCalls } from '#shared/web/worker-calls.ts'
import type { Drawing, DrawingRequest } from './drawing-messages.ts'

const { call } = workerCalls<DrawingRequest, Drawing>(
  () => new Worker(new URL('./gallery-worker.ts', import.meta.url), { type: 'module' }),
)

/** Draws a picture in a worker on this device. Throws if its typefaces can’t be loaded. */
export const drawOnDevice = (request: DrawingRequest): Promise<Drawing> => call(request)
