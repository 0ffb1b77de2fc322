/** One import that the law forbids; paths are relative to the project. */
export interface Breach {
  readonly rule: string
  readonly from: string
  readonly to: string
  /** The rule, as a sentence. */
  readonly law: string
}
