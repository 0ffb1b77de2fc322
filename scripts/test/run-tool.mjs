import { spawn } from 'node:child_process'

/** Runs Node with `args` in `root`, shows its output and returns its exit code; 1 if a signal ended it. */
export function runTool(root, args, environment = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return ended(child)
}

/** Like {@link runTool}, but returns the output with the exit code. */
export async function runToolQuietly(root, args) {
  const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = []
  child.stdout.on('data', (chunk) => output.push(chunk))
  child.stderr.on('data', (chunk) => output.push(chunk))
  const exitCode = await ended(child)
  return { exitCode, output: Buffer.concat(output).toString() }
}

function ended(child) {
  return new Promise((resolve) => {
    child.on('error', (error) => {
      console.error(error.message)
      resolve(1)
    })
    child.on('close', (code) => resolve(code ?? 1))
  })
}

/** Like {@link runTool}, but on another release of Node, whose binary is in npm's package `node`. */
export function runNodeVersion(root, release, args, environment = {}) {
  const npm = process.env.npm_execpath
  const npx = ['exec', '--yes', `--package=node@${release}`, '--', 'node', ...args]
  const [program, before] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
  const child = spawn(program, [...before, ...npx], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
    shell: process.platform === 'win32' && program === 'npm',
  })
  return ended(child)
}
