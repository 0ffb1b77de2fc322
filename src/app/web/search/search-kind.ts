import type { QueryClient } from '@tanstack/react-query'

export interface SearchResult {
  readonly id: string
  readonly title: string
  readonly detail: string
  /** Words of the thing itself, below its name. */
  readonly text?: {
    readonly value: string
    readonly language: string
    /** What was found in it, `[start, end)` in UTF-16 units. */
    readonly ranges: readonly (readonly [number, number])[]
  }
  readonly open: () => void
}

/** One kind of thing that the header's field finds. A new kind is a file in `kinds` and a line in `search-kinds.ts`. */
export interface SearchKind {
  /** Key of its heading in `search:box`. */
  readonly name: 'surahs' | 'verses' | 'pages' | 'parts' | 'places'
  /** What a text that is not empty finds, best first. */
  readonly find: (
    text: string,
    context: { readonly signal: AbortSignal; readonly client: QueryClient },
  ) => Promise<readonly SearchResult[]>
}
