import type { DirectoryTable } from './directory-columns.ts'

const changes = new WeakMap<DirectoryTable, number>()

/** How often editors changed a directory on this instance. Caches use it as a part of their keys. */
export const changesOf = (table: DirectoryTable): number => changes.get(table) ?? 0

/** Makes this instance read a directory’s lists again. Others do so when their caches expire, within a minute. */
export function noteChange(table: DirectoryTable): void {
  changes.set(table, changesOf(table) + 1)
}
