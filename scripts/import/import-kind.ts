/** What was typed behind options of a kind's own, by their names. */
export type Given = Readonly<Record<string, string | undefined>>

export interface AddOptions {
  /** Rafiq's data folder. */
  readonly dataFolder: string
  /** Whether what has the same id makes room. */
  readonly replace: boolean
  /** Whether the file is only read and checked. */
  readonly dryRun: boolean
  /** Tells the person at the terminal a line. */
  readonly say: (line: string) => void
}

/** Something that can be imported. Its functions throw `ImportError`, and then nothing has changed. */
export interface ImportKind {
  /** The word on the command line. */
  readonly name: string
  /** Options of its own beside those of all kinds; each takes a text. */
  readonly options: readonly string[]
  /** How it is imported: the options that a file needs, then lines about them. */
  readonly usage: string
  readonly about: readonly string[]
  /** Reads, checks and keeps a file. */
  readonly add: (path: string, given: Given, options: AddOptions) => Promise<void>
  /** A line about each that was imported. */
  readonly list: (dataFolder: string) => Promise<readonly string[]>
  readonly remove: (dataFolder: string, id: string) => Promise<void>
}
