export interface TableProblem {
  readonly line: number
  /** The problem as a sentence, without its line. */
  readonly text: string
}
