import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

/** The result of one step: the number of checks passed, failed and skipped. */
const nothing = { passed: 0, failed: 0, skipped: 0 }

const SLOWEST = 10

/** The slowest tests of all steps: seconds and name. */
export const slowest = (tallies) =>
  tallies
    .flatMap(({ tests = [] }) => tests)
    .map(({ seconds, name }) => ({ seconds, name }))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, SLOWEST)

/** Every failed test of all steps: its name, and the first line of its message. */
export const failures = (tallies) => tallies.flatMap(({ failures = [] }) => failures)

export const sum = (tallies) =>
  tallies.reduce(
    (total, { passed, failed, skipped }) => ({
      passed: total.passed + passed,
      failed: total.failed + failed,
      skipped: total.skipped + skipped,
    }),
    nothing,
  )

/** The last line of `npm test`. */
export const summaryLine = ({ passed, failed, skipped }) =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`

/** A check that either passes or fails. */
export const tallyOfCheck = (exitCode) => ({ ...nothing, [exitCode === 0 ? 'passed' : 'failed']: 1 })

/** Reads Vitest's JSON report: its tests, and each file that failed before its tests. */
export function tallyOfVitest(report, exitCode) {
  const broken = report?.testResults?.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  )
  const tests = testsOfVitest(report)
  return honest(exitCode, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + (broken?.length ?? 0),
    skipped: (report?.numPendingTests ?? 0) + (report?.numTodoTests ?? 0),
    failures: [
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, failureMessages }) => ({ name, message: firstLine(failureMessages?.[0]) })),
      ...(broken ?? []).map(({ name, message }) => ({
        name: pathFromHere(name),
        message: firstLine(message),
      })),
    ],
    tests: tests.map(({ name, duration }) => ({ seconds: (duration ?? 0) / 1000, name })),
  })
}

/** The tests of Vitest's report, named with their files. */
const testsOfVitest = (report) =>
  (report?.testResults ?? []).flatMap(({ name, assertionResults }) =>
    assertionResults.map((test) => ({ ...test, name: `${pathFromHere(name)} › ${test.fullName}` })),
  )

const pathFromHere = (file) => relative(process.cwd(), file ?? '')

const firstLine = (message = '') => stripVTControlCharacters(message).split('\n')[0]

/**
 * Reads Playwright's JSON report: its tests, those with retries included (they are listed by name), and
 * errors outside of tests.
 */
export function tallyOfPlaywright(report, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = report?.stats ?? {}
  const tests = (report?.suites ?? []).flatMap((suite) => testsOfSuite(suite, []))
  return honest(exitCode, {
    passed: expected + flaky,
    failed: unexpected + (report?.errors?.length ?? 0),
    skipped,
    failures: tests
      .filter(({ status }) => status === 'unexpected')
      .map(({ name, errors }) => ({ name, message: firstLine(errors[0]?.message) })),
    tests,
  })
}

/** The tests of a Playwright suite and its nested suites; a retried test counts both attempts. */
function testsOfSuite({ title, specs = [], suites = [] }, outer) {
  const path = [...outer, title]
  return [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ results, status }) => ({
        seconds: results.reduce((total, { duration }) => total + duration, 0) / 1000,
        name: [...path, spec.title].join(' › '),
        status,
        errors: results.flatMap(({ errors = [] }) => errors),
      })),
    ),
    ...suites.flatMap((suite) => testsOfSuite(suite, path)),
  ]
}

/** A runner fails if it ran nothing, or ended with an error without naming a test. */
function honest(exitCode, tally) {
  const ranNothing = tally.passed + tally.failed === 0
  const crashed = exitCode !== 0 && tally.failed === 0
  return ranNothing || crashed ? { ...tally, failed: tally.failed + 1 } : tally
}
