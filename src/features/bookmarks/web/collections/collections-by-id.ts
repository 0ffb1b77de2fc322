import type { Collection } from '#shared/core/user-data/saved-items.records.ts'

export type CollectionsById = ReadonlyMap<string, Collection>

/** Collections with their ids, sorted by name. */
export const byName = (collections: CollectionsById): readonly (readonly [string, Collection])[] =>
  [...collections].sort(([, a], [, b]) => a.name.localeCompare(b.name))
