/** An item in words, for a file that other programs read. */
export interface ItemInWords {
  readonly title: string
  /** Of its sort, in the page's language. */
  readonly sort: string
  /** The Arabic of a verse, the address of a mosque. */
  readonly text?: string
  /** Where it can be seen. */
  readonly address: string
  readonly keptAt: string
  readonly collections: readonly string[]
  readonly notes: readonly string[]
}

/** The columns' names, in the page's language. */
export type ItemHeads = Readonly<
  Record<'title' | 'sort' | 'text' | 'address' | 'keptAt' | 'collections' | 'notes', string>
>

/** A table after RFC 4180, which spreadsheets open as text: no cell of it is a formula. */
export function itemsAsCsv(items: readonly ItemInWords[], heads: ItemHeads): string {
  const { title, sort, text, address, keptAt, collections, notes } = heads
  const rows = items.map((item) => [
    item.title,
    item.sort,
    item.text ?? '',
    item.address,
    item.keptAt,
    item.collections.join('; '),
    item.notes.join('\n\n'),
  ])
  const all = [[title, sort, text, address, keptAt, collections, notes], ...rows]
  return `\uFEFF${all.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`
}

function cell(text: string): string {
  const inert = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(inert) ? `"${inert.replaceAll('"', '""')}"` : inert
}

/** A page in Markdown. What people wrote stands as they wrote it: its signs are escaped. */
export function itemsAsMarkdown(items: readonly ItemInWords[], title: string): string {
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
