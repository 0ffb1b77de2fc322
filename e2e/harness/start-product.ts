import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { startProductServer } from './product-server.ts'

/** Before all journeys: builds what is stale and starts one server for them; after them: ends it. */
export default async function startProduct(): Promise<() => Promise<void>> {
  ensureBuilt(join(import.meta.dirname, '../..'))
  const { address, stop } = await startProductServer('journeys')
  process.env.PRODUCT_ADDRESS = address
  return stop
}
