import type { ComponentType } from 'react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'

/** How an item is shown in the list. */
export interface ItemPreview {
  readonly title: string
  /** A line beneath the title. */
  readonly detail?: string
  /** Where it can be seen. */
  readonly href?: string
  /** Its place in the order of its type. */
  readonly rank?: number
  /** What else it is found by. */
  readonly words?: readonly string[]
}

/** A type of items that can be saved, described by the feature that knows it. */
export interface BookmarkType {
  /** What bookmarks' ids begin with, such as `verse`; also the name of its texts. */
  readonly type: string
  readonly Icon: ComponentType<{ size: number; className?: string; 'aria-hidden': true }>
  /** A hook that returns how to preview an item, by its id within the type. */
  readonly usePreview: () => (id: string, bookmark: Bookmark | undefined) => ItemPreview
  /** A hook that returns more words to search by. They load once someone searches (`wanted`). */
  readonly useWords?: (wanted: boolean, ids: readonly string[]) => (id: string) => string
  /** What is drawn below the title, such as a verse's text. */
  readonly Body?: ComponentType<{ id: string }>
  /** A hook that returns a function to fetch the texts of items for a file. */
  readonly useTexts?: () => (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
