import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const usualPlaces = {
  linux: [
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/usr/bin/google-chrome-stable',
    '/snap/bin/chromium',
  ],
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['ProgramFiles', 'ProgramFiles(x86)', 'LOCALAPPDATA'].flatMap((variable) => [
    `${process.env[variable]}\\Google\\Chrome\\Application\\chrome.exe`,
    `${process.env[variable]}\\Microsoft\\Edge\\Application\\msedge.exe`,
  ]),
}

const advice =
  process.platform === 'linux'
    ? 'install it (`sudo apt-get install chromium`) or set CHROMIUM to the path of a Chromium or Chrome'
    : 'install Google Chrome or set CHROMIUM to the path of a Chromium or Chrome'

/** The browser for end-to-end tests: `CHROMIUM` if set, else the first one at a usual place. */
export function findChromium(environment = process.env, exists = existsSync) {
  if (environment.CHROMIUM) return environment.CHROMIUM
  return usualPlaces[process.platform]?.find((path) => exists(path))
}

/**
 * The path of an existing Chromium, after installing Debian's package if possible (root, apt-get). Throws an
 * error of one sentence if there is none. The parameters are for tests.
 */
export function ensureChromium(
  environment = process.env,
  exists = existsSync,
  install = installDebianPackage,
) {
  const found = findChromium(environment, exists)
  if (found && exists(found)) return found
  if (found) throw new Error(`CHROMIUM is ${found}, where there is no file: ${advice}.`)
  install()
  const installed = findChromium(environment, exists)
  if (installed) return installed
  throw new Error(`The journeys need Chromium, which was not found: ${advice}.`)
}

function installDebianPackage() {
  if (process.getuid?.() !== 0 || !apt(['--version'], 'ignore')) return
  console.log('Installing the Debian package chromium…')
  if (apt(['update', '-q'], 'inherit')) apt(['install', '-y', '-q', 'chromium'], 'inherit')
}

function apt(args, output) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return spawnSync('apt-get', args, { stdio: ['ignore', output, output], env }).status === 0
}
