import type { QueryClient } from '@tanstack/react-query'

export interface SearchResult {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Shown below the title, for example a verse. */
  readonly text?: {
    readonly value: string
    readonly language: string
    /** The matches to highlight, `[start, end)` in UTF-16 units. */
    readonly ranges: readonly (readonly [number, number])[]
  }
  readonly open: () => void
}

/** One group of results of the header's search. A new kind is a file in `kinds` and an entry in `use-search.ts`. */
export interface SearchKind {
  /** The key of the group's heading in `search:box`. */
  readonly name:
    | 'surahs'
    | 'verses'
    | 'duas'
    | 'names'
    | 'hadiths'
    | 'articles'
    | 'history'
    | 'lessons'
    | 'courses'
    | 'questions'
    | 'businesses'
    | 'pages'
    | 'parts'
    | 'places'
  /** Results for a text that is not empty, best first. */
  readonly find: (
    text: string,
    context: { readonly signal: AbortSignal; readonly client: QueryClient },
  ) => Promise<readonly SearchResult[]>
}
