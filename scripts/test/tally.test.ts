import { describe, expect, it } from 'vitest'
import {
  failures,
  slowest,
  sum,
  summaryLine,
  tallyOfCheck,
  tallyOfPlaywright,
  tallyOfVitest,
} from './tally.mjs'

describe('the tally of npm test', () => {
  it('adds up, and mentions skipped tests only if there are any', () => {
    const total = sum([tallyOfCheck(0), tallyOfCheck(2), { passed: 10, failed: 0, skipped: 0 }])
    expect(summaryLine(total)).toBe('11 passed, 1 failed')
    expect(summaryLine({ passed: 1, failed: 0, skipped: 2 })).toBe('1 passed, 0 failed, 2 skipped')
  })

  it('counts the tests of vitest', () => {
    const report = {
      numPassedTests: 7,
      numFailedTests: 1,
      numPendingTests: 1,
      numTodoTests: 1,
      testResults: [{ status: 'failed', assertionResults: [{ status: 'failed' }] }],
    }
    expect(tallyOfVitest(report, 1)).toMatchObject({ passed: 7, failed: 1, skipped: 2 })
  })

  it('counts a file of vitest that failed before its tests', () => {
    const report = { numPassedTests: 3, testResults: [{ status: 'failed', assertionResults: [] }] }
    expect(tallyOfVitest(report, 1)).toMatchObject({ passed: 3, failed: 1, skipped: 0 })
  })

  it('counts the tests of Playwright, passed retries as passed, and errors outside of tests', () => {
    const report = { stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 1 }, errors: [{}] }
    expect(tallyOfPlaywright(report, 1)).toMatchObject({ passed: 5, failed: 2, skipped: 1 })
  })

  it.each([
    ['wrote no report', undefined, 1],
    ['wrote no report and claims success', undefined, 0],
    ['ran no test', { numPassedTests: 0, testResults: [] }, 0],
    ['ended badly without a failed test', { numPassedTests: 5, testResults: [] }, 1],
  ])('fails a runner that %s', (_, report, exitCode) => {
    expect(tallyOfVitest(report, exitCode).failed).toBe(1)
  })

  it('fails a browser run that ran nothing', () => {
    expect(tallyOfPlaywright({ stats: {}, errors: [] }, 0).failed).toBe(1)
  })

  it('names the failed tests of all runners with the first lines of their messages', () => {
    const vitest = tallyOfVitest(
      {
        numFailedTests: 1,
        testResults: [
          {
            name: 'a.test.ts',
            status: 'failed',
            assertionResults: [
              { fullName: 'adds', status: 'failed', failureMessages: ['AssertionError: 3 is not 2\n at a'] },
              { fullName: 'subtracts', status: 'passed' },
            ],
          },
          { name: 'b.test.ts', status: 'failed', message: 'no such file', assertionResults: [] },
        ],
      },
      1,
    )
    const journeys = tallyOfPlaywright(
      {
        stats: { unexpected: 1, flaky: 1 },
        suites: [
          {
            title: 'c.spec.ts',
            specs: [
              {
                title: 'prints',
                tests: [
                  {
                    status: 'unexpected',
                    results: [
                      { duration: 1, errors: [{ message: '\u001b[31mTimeoutError: late\u001b[39m' }] },
                    ],
                  },
                ],
              },
              { title: 'saves', tests: [{ status: 'flaky', results: [{ duration: 1, errors: [{}] }] }] },
            ],
          },
        ],
      },
      1,
    )
    expect(failures([vitest, tallyOfCheck(0), journeys])).toEqual([
      { name: 'a.test.ts › adds', message: 'AssertionError: 3 is not 2' },
      { name: 'b.test.ts', message: 'no such file' },
      { name: 'c.spec.ts › prints', message: 'TimeoutError: late' },
    ])
  })

  it('names the slowest tests of all runners', () => {
    const vitest = tallyOfVitest(
      {
        numPassedTests: 1,
        testResults: [
          { name: 'a.test.ts', status: 'passed', assertionResults: [{ fullName: 'adds', duration: 200 }] },
        ],
      },
      0,
    )
    const journeys = tallyOfPlaywright(
      {
        stats: { expected: 1 },
        suites: [
          {
            title: 'b.spec.ts',
            suites: [
              {
                title: 'on paper',
                specs: [{ title: 'prints', tests: [{ results: [{ duration: 900 }, { duration: 600 }] }] }],
              },
            ],
          },
        ],
      },
      0,
    )
    expect(slowest([vitest, tallyOfCheck(0), journeys])).toEqual([
      { seconds: 1.5, name: 'b.spec.ts › on paper › prints' },
      { seconds: 0.2, name: 'a.test.ts › adds' },
    ])
  })
})
