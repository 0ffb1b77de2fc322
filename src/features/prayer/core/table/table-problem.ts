import { type FileFault, sentenceOf } from '#shared/core/file-fault.ts'

/** Every problem of a timetable as a sentence; names in braces are values. */
const sentences = {
  not_a_date: '"{value}" is not a date such as 2026-01-31.',
  duplicate_date: '{date} is a duplicate of line {first}.',
  date_order: '{date} stands after {before}.',
  missing_date: 'before {date} is missing {first}.',
  missing_dates: 'before {date} is missing {first} to {last} ({count} days).',
  missing_time: '{column} is missing.',
  not_a_time: '{column} "{value}" is not a time such as 05:12.',
  time_order: '{column} {value} is not after the time before it.',
  skipped_time: 'a time does not exist that day in {zone}: the clocks go forward.',
  after_noon:
    "{column} {value} is {minutes} minutes after the sun's noon there: is the time zone right, and the hour of summer counted?",
  before_noon:
    "{column} {value} is {minutes} minutes before the sun's noon there: is the time zone right, and the hour of summer counted?",
  isha_overlaps: '{column} {value} is not after the isha before.',
} as const

type TableProblemCode = keyof typeof sentences

/** A problem without its line. */
export type TableFault = FileFault<TableProblemCode>

export interface TableProblem extends TableFault {
  readonly line: number
}

export const tableProblemCodes = Object.keys(sentences) as readonly TableProblemCode[]

/** `Line 6: asr is missing.` */
export const formatTableProblem = (problem: TableProblem): string =>
  `Line ${problem.line}: ${sentenceOf(sentences, problem)}`
