import { spawnSync } from 'node:child_process'

/**
 * Runs npm in `folder` and returns the result of `spawnSync`. Uses the npm that started this process if there
 * is one, so that no system needs a shell.
 */
export function spawnNpm(folder, args, options) {
  const cli = process.env.npm_execpath
  const [command, first] = cli?.endsWith('.js') ? [process.execPath, [cli]] : ['npm', []]
  const shell = command === 'npm' && process.platform === 'win32'
  return spawnSync(command, [...first, ...args], { cwd: folder, shell, ...options })
}

/** Runs npm in `folder` and shows its output. Throws an error of one sentence if npm fails or is missing. */
export function runNpm(folder, args) {
  const { error, status, signal } = spawnNpm(folder, args, { stdio: ['ignore', 'inherit', 'inherit'] })
  if (error) throw new Error(`npm couldn’t be started: ${error.message}.`)
  if (status !== 0) {
    throw new Error(
      `\`npm ${args.join(' ')}\` failed (${signal ?? `exit code ${status}`}); see the reason above.`,
    )
  }
}
