export interface TableProblem {
  readonly line: number
  /** What is wrong, as a sentence without its line. */
  readonly text: string
}
