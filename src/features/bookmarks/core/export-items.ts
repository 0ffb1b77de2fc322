import { csvTable } from '#shared/core/csv-table.ts'

/** An item as text, for a file that other programs read. */
export interface ExportedItem {
  readonly title: string
  /** The name of its type, in the page's language. */
  readonly type: string
  /** The Arabic of a verse, the address of a mosque. */
  readonly text?: string
  /** The address of its page. */
  readonly address: string
  readonly savedAt: string
  readonly collections: readonly string[]
  readonly notes: readonly string[]
}

/** The columns' names, in the page's language. */
export type ColumnNames = Readonly<
  Record<'title' | 'type' | 'text' | 'address' | 'savedAt' | 'collections' | 'notes', string>
>

/** The items as a table for spreadsheets. */
export function itemsAsCsv(items: readonly ExportedItem[], heads: ColumnNames): string {
  const { title, type, text, address, savedAt, collections, notes } = heads
  const rows = items.map((item) => [
    item.title,
    item.type,
    item.text ?? '',
    item.address,
    item.savedAt,
    item.collections.join('; '),
    item.notes.join('\n\n'),
  ])
  return csvTable([[title, type, text, address, savedAt, collections, notes], ...rows])
}

/** The items in Markdown. Text that people wrote is escaped. */
export function itemsAsMarkdown(items: readonly ExportedItem[], title: string): string {
  const parts = items.map((item) =>
    [
      `## ${escaped(item.title)}`,
      item.text && escaped(item.text),
      item.collections.length > 0 && item.collections.map((name) => `_${escaped(name)}_`).join(' · '),
      ...item.notes.map((note) => `> ${escaped(note).replaceAll('\n', '  \n> ')}`),
      `<${item.address}>`,
    ]
      .filter(Boolean)
      .join('\n\n'),
  )
  return `${[`# ${escaped(title)}`, ...parts].join('\n\n')}\n`
}

const escaped = (text: string) => text.replaceAll(/[\\`*_{}[\]<>#+\-.!|~&]/g, '\\$&')
