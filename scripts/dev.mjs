// Runs server and web for development; both reload after changes. `npm run dev`
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { endWithNpm } from './lib/end-with-npm.mjs'
import { ensureInstalled } from './lib/ensure-installed.mjs'
import { supportedNode } from './lib/supported-node.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))

try {
  supportedNode()
  ensureInstalled(root)
  if (!existsSync(join(root, 'dist', 'content'))) buildContent()
  endWithNpm()
  await work()
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}

/** Runs until Ctrl-C, SIGTERM or the end of one process, and then stops both. */
async function work() {
  const port = process.env.PORT || '3000'
  const env = { ...process.env, PORT: port, DEV_SERVER: `http://127.0.0.1:${port}` }
  const vite = join('node_modules', 'vite', 'bin', 'vite.js')
  const server = ['--watch', '--watch-preserve-output', '--import', 'tsx', 'src/app/server/main.ts']
  const children = [server, [vite]].map((args) =>
    spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env }),
  )
  const ends = children.map((child) => once(child, 'exit'))
  const asked = ['SIGINT', 'SIGTERM', 'SIGHUP'].map(
    (signal) => new Promise((resolve) => process.on(signal, resolve)),
  )
  await Promise.race([...asked, ...ends])
  for (const child of children) child.kill('SIGTERM')
  await Promise.all(ends)
}

function buildContent() {
  const args = ['--import', 'tsx', join('scripts', 'build-content.ts')]
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new Error('The content couldn’t be built; see the reason above.')
}
