import fineAddress from 'world-atlas/countries-50m.json?url'
import coarseAddress from 'world-atlas/countries-110m.json?url'
import { workerCalls } from '#shared/web/worker-calls.ts'
import type { WorldPaths } from './world-paths.ts'

/** A request to the worker. */
export interface OutlineRequest {
  readonly address: string
  readonly meridian: number
}

const { call: callWorker } = workerCalls<OutlineRequest, WorldPaths>(
  () => new Worker(new URL('./outline-worker.ts', import.meta.url), { type: 'module' }),
)

/**
 * The outlines as paths around `meridian`. A worker draws them, because that takes more than a second on a
 * slow phone. Throws if it is offline the first time.
 */
export const drawOutlines = (detail: 'coarse' | 'fine', meridian: number): Promise<WorldPaths> =>
  callWorker({
    address: new URL(detail === 'coarse' ? coarseAddress : fineAddress, location.href).href,
    meridian,
  })
