import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ensureBuilt } from '../lib/ensure-built.mjs'
import { ensureChromium } from './find-chromium.mjs'
import { runTool, runToolQuietly } from './run-tool.mjs'
import { tallyOfCheck, tallyOfPlaywright, tallyOfVitest } from './tally.mjs'

const biome = 'node_modules/@biomejs/biome/bin/biome'
const vitest = 'node_modules/vitest/vitest.mjs'
const playwright = 'node_modules/@playwright/test/cli.js'

/** A check that says nothing before its end, and so can run beside others; what it printed is `said` when it failed. */
const check = (key, name, ...command) => ({
  keys: [key],
  name,
  isQuiet: true,
  run: async ({ root }) => {
    const { exitCode, output } = await runToolQuietly(root, command)
    return { ...tallyOfCheck(exitCode), ...(exitCode !== 0 && { said: output }) }
  },
})

const browser = (key, name, project) => ({
  keys: [key],
  name,
  run: async ({ root, folder }) => {
    const report = join(folder, `${key}.json`)
    const exitCode = await runTool(root, [playwright, 'test', project, '--reporter=list,json'], {
      CHROMIUM: ensureChromium(),
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    })
    return tallyOfPlaywright(readReport(report), exitCode)
  },
})

/** Everything `npm test` does, in order: what is quick and says most comes first. */
export const steps = [
  check('lint', 'Format and lint', biome, 'check', '--error-on-warnings', '--max-diagnostics=none', '.'),
  check('types', 'Types', 'scripts/check-types.mjs'),
  check('imports', 'Import law', '--import', 'tsx', 'scripts/check-imports.ts'),
  check('unused', 'Unused files, exports and dependencies', 'node_modules/knip/bin/knip.js'),
  check('locales', 'Texts of every language', '--import', 'tsx', 'scripts/check-locales.ts'),
  check('lock', 'Lock file on every platform', 'scripts/check-lock.mjs'),
  {
    keys: ['build', 'server', 'e2e', 'lighthouse'],
    name: 'Build',
    run: async ({ root }) => {
      ensureBuilt(root)
      return tallyOfCheck(0)
    },
  },
  {
    keys: ['core', 'web', 'server'],
    name: 'Rules, components and server',
    run: async ({ root, folder, chosen }) => {
      const report = join(folder, 'vitest.json')
      const wanted = ['core', 'web', 'server'].filter((key) => chosen.length === 0 || chosen.includes(key))
      const exitCode = await runTool(root, [
        ...[vitest, 'run', '--allowOnly=false', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${report}`,
        ...wanted.map((key) => `--project=${key}*`),
      ])
      return tallyOfVitest(readReport(report), exitCode)
    },
  },
  browser('e2e', 'Journeys in a browser', '--project=journeys'),
  browser('lighthouse', 'Lighthouse', '--project=lighthouse'),
]

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
