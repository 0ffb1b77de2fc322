/** The command line options of a kind, by name. */
export type Given = Readonly<Record<string, string | undefined>>

export interface AddOptions {
  /** Rafiq's data folder. */
  readonly dataFolder: string
  /** Whether to replace content with the same id. */
  readonly replace: boolean
  /** Whether to validate the file without saving it. */
  readonly dryRun: boolean
  /** Prints a line to the terminal. */
  readonly say: (line: string) => void
}

/** How a kind removes what was imported. */
export interface RemoveOptions extends Pick<AddOptions, 'say'> {
  /** Whether to remove what people changed here, too. */
  readonly withEdited: boolean
}

/**
 * A kind of content that can be imported. Its functions throw `ImportError`, and then nothing has changed.
 */
export interface ImportKind {
  /** Its name on the command line. */
  readonly name: string
  /** Its own options, besides the common ones; each takes a text. */
  readonly options: readonly string[]
  /** The help: options that a file needs, and lines about them. */
  readonly usage: string
  readonly about: readonly string[]
  /** Reads, validates and saves a file. */
  readonly add: (path: string, given: Given, options: AddOptions) => Promise<void>
  /** A line about each import. */
  readonly list: (dataFolder: string) => Promise<readonly string[]>
  readonly remove: (dataFolder: string, id: string, options: RemoveOptions) => Promise<void>
}
