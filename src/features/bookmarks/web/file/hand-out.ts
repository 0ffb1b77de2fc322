import { formatInstant } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { bookmarksFile, type KeptThings } from '../../core/bookmarks-file.ts'
import { type ItemInWords, itemsAsCsv, itemsAsMarkdown } from '../../core/items-as-text.ts'
import type { CollectionsById } from '../collections/collections-by-id.ts'
import type { ShownItem } from '../use-items.ts'

export const fileFormats = ['json', 'md', 'csv'] as const
export type FileFormat = (typeof fileFormats)[number]

const types: Readonly<Record<FileFormat, string>> = {
  json: 'application/json',
  md: 'text/markdown;charset=utf-8',
  csv: 'text/csv;charset=utf-8',
}

/** Gives items to the browser's downloads, with their collections and notes. */
export function saveItems(
  format: FileFormat,
  items: readonly ShownItem[],
  collections: CollectionsById,
  texts: ReadonlyMap<string, string>,
): void {
  const now = new Date().toISOString()
  const text =
    format === 'json'
      ? bookmarksFile(recordsOf(items, collections), now)
      : inFormat[format](items.map((item) => inWords(item, collections, texts)))
  const name = `rafiq-bookmarks-${now.slice(0, 10)}.${format}`
  saveFile(new File([text], name, { type: types[format] }))
}

const inFormat = {
  md: (items: readonly ItemInWords[]) => itemsAsMarkdown(items, t('bookmarks:title')),
  csv: (items: readonly ItemInWords[]) =>
    itemsAsCsv(items, {
      title: t('bookmarks:heads.title'),
      sort: t('bookmarks:heads.sort'),
      text: t('bookmarks:heads.text'),
      address: t('bookmarks:heads.address'),
      keptAt: t('bookmarks:heads.keptAt'),
      collections: t('bookmarks:collections.title'),
      notes: t('bookmarks:notes.title'),
    }),
}

/** An item as other programs and paper show it. `texts` are by what the items are about. */
export function inWords(
  item: ShownItem,
  collections: CollectionsById,
  texts: ReadonlyMap<string, string>,
): ItemInWords {
  const text = texts.get(item.about) ?? item.detail
  return {
    title: item.title,
    sort: item.shownBy ? t(`bookmarks:sorts.${item.sort}`) : item.sort,
    ...(text && { text }),
    address: item.href ? new URL(item.href, location.origin).href : location.href,
    keptAt: formatInstant(item.keptAt),
    collections: (item.bookmark?.collections ?? []).flatMap((id) => collections.get(id)?.name ?? []),
    notes: item.notes.map(([, note]) => [note.title, note.text].filter(Boolean).join('\n')),
  }
}

function recordsOf(items: readonly ShownItem[], collections: CollectionsById): KeptThings {
  const used = new Set(items.flatMap(({ bookmark }) => bookmark?.collections ?? []))
  return {
    bookmarks: new Map(
      items.flatMap(({ about, bookmark }) => (bookmark ? [[about, bookmark] as const] : [])),
    ),
    highlights: new Map(
      items.flatMap(({ about, highlight }) => (highlight ? [[about, highlight] as const] : [])),
    ),
    collections: new Map([...collections].filter(([id]) => used.has(id))),
    notes: new Map(items.flatMap(({ notes }) => notes)),
  }
}
