import { spawnSync } from 'node:child_process'

/**
 * Runs npm in `root` and shows what it prints. Uses the npm that started this process when there is one, so that it
 * works without a shell on every system. Throws an error of one sentence when npm fails or is missing.
 */
export function runNpm(root, args) {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const { error, status, signal } = spawnSync(command, [...first, ...args], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: command === 'npm' && process.platform === 'win32',
  })
  if (error) throw new Error(`npm could not be started: ${error.message}.`)
  if (status !== 0) {
    throw new Error(
      `\`npm ${args.join(' ')}\` failed (${signal ?? `exit code ${status}`}); its reason is above.`,
    )
  }
}
