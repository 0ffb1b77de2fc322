import { spawn } from 'node:child_process'

/** Runs Node with `args` in `root`, shows what it prints and returns its exit code; 1 when a signal ended it. */
export function runTool(root, args, environment = {}) {
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...environment },
  })
  return ended(child)
}

/** The same, but keeps what it prints and gives it beside the exit code. */
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

/** The same as {@link runTool} on another release of Node, whose binary npm's package `node` brings. */
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
