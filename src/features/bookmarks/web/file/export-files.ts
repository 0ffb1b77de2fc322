import type { UserRecord } from '#shared/core/user-data/record.ts'
import { formatInstant } from '#shared/web/i18n/format-instant.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { exportFile } from '#shared/web/user-data/import-file.ts'
import { type ExportedItem, itemsAsCsv, itemsAsMarkdown } from '../../core/export-items.ts'
import type { CollectionsById } from '../collections/collections-by-id.ts'
import type { ShownItem } from '../use-items.ts'

export const fileFormats = ['json', 'md', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

const types: Readonly<Record<Exclude<FileFormat, 'json'>, string>> = {
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
}

/** Downloads items as a file, with their collections and notes. */
export function saveItems(
  format: FileFormat,
  items: readonly ShownItem[],
  collections: CollectionsById,
  texts: ReadonlyMap<string, string>,
): void {
  if (format === 'json') return void exportFile(isOf(items))
  const text = inFormat[format](items.map((item) => exportedItems(item, collections, texts)))
  const name = `rafiq-bookmarks-${new Date().toISOString().slice(0, 10)}.${format}`
  saveFile(new File([text], name, { type: types[format] }))
}

const inFormat = {
  md: (items: readonly ExportedItem[]) => itemsAsMarkdown(items, t('bookmarks:title')),
  csv: (items: readonly ExportedItem[]) =>
    itemsAsCsv(items, {
      title: t('bookmarks:heads.title'),
      type: t('bookmarks:heads.type'),
      text: t('bookmarks:heads.text'),
      address: t('bookmarks:heads.address'),
      savedAt: t('bookmarks:heads.savedAt'),
      collections: t('bookmarks:collections.title'),
      notes: t('bookmarks:notes.title'),
    }),
}

/** An item for other programs and for printing. `texts` are by target. */
export function exportedItems(
  item: ShownItem,
  collections: CollectionsById,
  texts: ReadonlyMap<string, string>,
): ExportedItem {
  const text = texts.get(item.target) ?? item.detail
  return {
    title: item.title,
    type: item.shownBy ? t(`bookmarks:types.${item.type}`) : item.type,
    ...(text && { text }),
    address: item.href ? new URL(item.href, location.origin).href : location.href,
    savedAt: formatInstant(item.savedAt),
    collections: (item.bookmark?.collections ?? []).flatMap((id) => collections.get(id)?.name ?? []),
    notes: item.notes.map(([, note]) => [note.title, note.text].filter(Boolean).join('\n')),
  }
}

/** Whether a record belongs to the items: a bookmark, a highlight, a note, or a collection of theirs. */
function isOf(items: readonly ShownItem[]) {
  const ids = {
    bookmark: new Set(items.map(({ target }) => target)),
    highlight: new Set(items.map(({ target }) => target)),
    collection: new Set(items.flatMap(({ bookmark }) => bookmark?.collections ?? [])),
    note: new Set(items.flatMap(({ notes }) => notes.map(([id]) => id))),
  }
  return ({ type, id, value }: UserRecord) =>
    value !== null && type in ids && ids[type as keyof typeof ids].has(id)
}
