// Checks that package-lock.json installs on every system the product supports. `npm run check:lock`
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { spawnNpm } from './lib/run-npm.mjs'
import { misdescribed, missingOptionals } from './lock/optional-packages.mjs'

const platforms = ['linux x64', 'linux arm64', 'darwin arm64', 'darwin x64', 'win32 x64']
const unreachable = /\b(ENOTFOUND|ECONNREFUSED|ECONNRESET|EAI_AGAIN|ETIMEDOUT|ENETUNREACH|ENOTCACHED)\b/

const root = join(import.meta.dirname, '..')
const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
const problems = [
  ...missingOptionals(lock).map(
    ({ parent, name, wanted }) => `${parent} wants ${name}@${wanted}: not locked.`,
  ),
  ...misdescribed(lock).map(({ place }) => `${place}: its platform is not what its name says.`),
  ...Object.entries(lock.packages)
    .filter(([, { resolved }]) => /^https?:/.test(resolved ?? ''))
    .map(([place]) => `${place}: names the host it came from, so it installs from nowhere else.`),
]
if (problems.length > 0) problems.push('`npm run fix:lock` adds and describes what is missing.')
else problems.push(...dryRuns())

for (const problem of problems) console.error(problem)
console.log(problems.length === 0 ? `Installs on ${platforms.join(', ')}.` : 'The lock file does not hold.')
process.exitCode = problems.length === 0 ? 0 : 1

/**
 * The errors that `npm ci` would report on each platform, found in an empty folder without installing
 * anything.
 */
function dryRuns() {
  const folder = mkdtempSync(join(tmpdir(), 'check-lock-'))
  try {
    for (const file of ['package.json', 'package-lock.json', '.npmrc'])
      copyFileSync(join(root, file), join(folder, file))
    return platforms.flatMap((platform) => {
      const [os, cpu] = platform.split(' ')
      const args = ['ci', '--dry-run', `--os=${os}`, `--cpu=${cpu}`, '--include=dev', '--ignore-scripts']
      const { status, stdout, stderr, error } = spawnNpm(folder, [...args, '--prefer-offline'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      })
      if (status === 0) return []
      const said = error?.message ?? `${stdout}${stderr}`
      if (!unreachable.test(said)) return [`\`npm ci\` on ${platform} fails:\n${said}`]
      return [
        `\`npm ci\` for ${platform} could not be tried: the package registry cannot be reached.\n${said}`,
      ]
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
