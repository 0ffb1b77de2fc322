import { join } from 'node:path'
import { ensureBuilt } from '../../scripts/lib/ensure-built.mjs'
import { startProductServer } from './product-server.ts'
import { startRecitationServer } from './recitation-server.ts'

/**
 * Runs before all tests: builds if necessary and starts a server and a fake recitation host; afterwards stops
 * both.
 */
export default async function startProduct(): Promise<() => Promise<void>> {
  ensureBuilt(join(import.meta.dirname, '../..'))
  const recitations = await startRecitationServer()
  const { address, stop } = await startProductServer('journeys', {
    RECITATIONS_URL: `${recitations.address}/data`,
    RECITATIONS_BY_NUMBER_URL: `${recitations.address}/audio`,
  })
  process.env.PRODUCT_ADDRESS = address
  process.env.RECITATIONS_ADDRESS = recitations.address
  return async () => {
    recitations.stop()
    await stop()
  }
}
