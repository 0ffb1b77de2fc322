import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { runNodeVersion, runTool, runToolQuietly } from './run-tool.mjs'
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

/**
 * A check that prints nothing before its end, so it can run in parallel with others. `output` is its output
 * if it failed.
 */
const check = (key, name, ...command) => ({
  keys: [key],
  name,
  isQuiet: true,
  run: async ({ root }) => {
    const { exitCode, output } = await runToolQuietly(root, command)
    return { ...tallyOfCheck(exitCode), ...(exitCode !== 0 && { output }) }
  },
})

const browser = (key, name, project, options = {}) => ({
  keys: [key],
  name,
  ...options,
  run: async ({ root, folder, features, environment }) => {
    const files = features.map((feature) => `e2e/${feature}(\\.spec|/)`)
    if (features.length > 0 && !features.some((feature) => hasJourneys(root, feature))) return nothingToRun
    const report = join(folder, `${key}.json`)
    const exitCode = await runTool(
      root,
      [playwright, 'test', `--project=${project}`, '--reporter=list,json', ...files],
      { ...environment, CHROMIUM: ensureChromium(), PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    )
    return tallyOfPlaywright(readReport(report), exitCode)
  },
})

const nothingToRun = { passed: 0, failed: 0, skipped: 0 }

const hasJourneys = (root, feature) =>
  existsSync(join(root, `e2e/${feature}.spec.ts`)) || existsSync(join(root, 'e2e', feature))

/**
 * Arguments of vitest for projects and features; a feature's files are its folder and its part of the app.
 */
const vitestArguments = (report, projects, features) => [
  ...[vitest, 'run', '--allowOnly=false', '--reporter=default', '--reporter=json'],
  `--outputFile.json=${report}`,
  ...projects.map((project) => `--project=${project}*`),
  ...features.flatMap((feature) => [`src/features/${feature}/`, `src/app/web/${feature}/`]),
]

/** Core and server tests on another release of Node, whose binary comes from npm. */
const onNode = (release) => ({
  keys: [`node${release}`],
  name: `Rules and server on Node ${release}`,
  isOnlyFull: true,
  run: async ({ root, folder }) => {
    const report = join(folder, `node${release}.json`)
    const exitCode = await runNodeVersion(root, release, vitestArguments(report, ['core', 'server'], []))
    return tallyOfVitest(readReport(report), exitCode)
  },
})

/** All steps of `npm test`, in order: fast ones that find most problems come first. */
export const steps = [
  check('lint', 'Format and lint', biome, 'check', '--error-on-warnings', '--max-diagnostics=none', '.'),
  check('types', 'Types', 'scripts/check-types.mjs'),
  check('imports', 'Import law', '--import', 'tsx', 'scripts/check-imports.ts'),
  check('unused', 'Unused files, exports and dependencies', 'node_modules/knip/bin/knip.js'),
  check('locales', 'Texts of every language', '--import', 'tsx', 'scripts/check-locales.ts'),
  check('words', 'Plain words', '--import', 'tsx', 'scripts/check-words.ts'),
  check('lock', 'Lock file on every platform', 'scripts/check-lock.mjs'),
  {
    keys: ['build', 'web', 'server', 'e2e', 'lighthouse'],
    name: 'Build',
    run: async ({ root }) => {
      ensureBuilt(root)
      return tallyOfCheck(0)
    },
  },
  {
    keys: ['core', 'web', 'server'],
    name: 'Rules, components and server',
    run: async ({ root, folder, parts, features, environment }) => {
      const report = join(folder, 'vitest.json')
      const projects = ['core', 'web', 'server'].filter((key) => parts.includes(key))
      const exitCode = await runTool(root, vitestArguments(report, projects, features), environment)
      return tallyOfVitest(readReport(report), exitCode)
    },
  },
  ...['22', '24', '26'].map(onNode),
  browser('e2e', 'Journeys in a browser', 'journeys'),
  browser('lighthouse', 'Lighthouse', 'lighthouse'),
]

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
