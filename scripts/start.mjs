// Starts Rafiq with only Node and npm: installs and builds if necessary, then serves. `npm start`
import { fileURLToPath } from 'node:url'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureBuilt } from './lib/ensure-built.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { supportedNode } from './lib/supported-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  supportedNode()
  ensureInstalled(root)
  ensureBuilt(root)
  endWithNpm()
  process.setSourceMapsEnabled(true)
  await import(new URL('../dist/server/main.js', import.meta.url).href)
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
