import { answerCalls } from '#shared/web/worker-calls.ts'
import type { OutlineRequest } from './outlines.ts'
import { type Outlines, type WorldPaths, worldPaths } from './world-paths.ts'

const fetched = new Map<string, Promise<Outlines>>()

answerCalls<OutlineRequest, WorldPaths>(async ({ address, meridian }) =>
  worldPaths(await outlinesAt(address), meridian),
)

/** Fetches outlines, which the service worker caches. */
function outlinesAt(address: string): Promise<Outlines> {
  const outlines = fetched.get(address) ?? fetchOutlines(address)
  fetched.set(address, outlines)
  outlines.catch(() => fetched.delete(address))
  return outlines
}

async function fetchOutlines(address: string): Promise<Outlines> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.json()
}
