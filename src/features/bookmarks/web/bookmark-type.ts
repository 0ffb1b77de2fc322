import type { ComponentType } from 'react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'

/** How a thing stands in the list. */
export interface ItemPreview {
  readonly title: string
  /** A line beneath the title. */
  readonly detail?: string
  /** Where it can be seen. */
  readonly href?: string
  /** Its place in the order of its sort. */
  readonly rank?: number
  /** What else it is found by. */
  readonly words?: readonly string[]
}

/** A sort of things that can be saved, as the feature that knows them shows them. */
export interface BookmarkType {
  /** What bookmarks' ids begin with, such as `verse`; also the name of its texts. */
  readonly type: string
  readonly Icon: ComponentType<{ size: number; className?: string; 'aria-hidden': true }>
  /** A hook: what gives a thing its look, by what follows the sort in its id. */
  readonly usePreview: () => (id: string, bookmark: Bookmark | undefined) => ItemPreview
  /** A hook: further words to find things by, fetched once somebody searches (`wanted`). */
  readonly useWords?: (wanted: boolean, ids: readonly string[]) => (id: string) => string
  /** What is drawn below the title, such as a verse's text. */
  readonly Body?: ComponentType<{ id: string }>
  /** A hook: what fetches the texts of things for a file. */
  readonly useTexts?: () => (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
