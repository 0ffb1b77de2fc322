import type { ComponentType } from 'react'
import type { Bookmark } from '#shared/core/user-data/saved-items.records.ts'

/** An item's preview in the list. */
export interface ItemPreview {
  readonly title: string
  /** A line beneath the title. */
  readonly detail?: string
  /** The address of its page. */
  readonly href?: string
  /** Its position in the order of its type. */
  readonly rank?: number
  /** Further search words. */
  readonly words?: readonly string[]
}

/** A type of items that can be saved, described by the feature that knows it. */
export interface BookmarkType {
  /** The beginning of its bookmarks' ids, such as `verse`; also the key of its messages. */
  readonly type: string
  readonly Icon: ComponentType<{ size: number; className?: string; 'aria-hidden': true }>
  /** A hook that returns how to preview an item, by its id within the type. */
  readonly usePreview: () => (id: string, bookmark: Bookmark | undefined) => ItemPreview
  /** A hook that returns more words to search by. They load once someone searches (`wanted`). */
  readonly useWords?: (wanted: boolean, ids: readonly string[]) => (id: string) => string
  /** Content below the title, such as a verse's text. */
  readonly Body?: ComponentType<{ id: string }>
  /** A hook that returns a function to load the texts of items for a file. */
  readonly useTexts?: () => (ids: readonly string[]) => Promise<ReadonlyMap<string, string>>
}
