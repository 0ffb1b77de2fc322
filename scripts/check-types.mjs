// Type-checks each layer with the types it may use: core without browser and Node, web without Node. `npm run
// typecheck`
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..')
const compiler = join(root, 'node_modules/typescript/bin/tsc')
const layers = readdirSync(root).filter((file) => /^tsconfig\.(?!base)\w+\.json$/.test(file))

for (const config of layers) {
  const { status } = spawnSync(process.execPath, [compiler, '-p', config], { cwd: root, stdio: 'inherit' })
  console.log(`${config}: ${status === 0 ? 'no errors' : 'errors, above'}`)
  if (status !== 0) process.exitCode = 1
}
