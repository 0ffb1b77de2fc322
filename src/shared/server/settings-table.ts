import { z } from 'zod'
import { settingsSchema } from './settings.ts'

const BEGIN = '<!-- settings -->'
const END = '<!-- /settings -->'

/** The settings as a Markdown table, from their schema, with its columns aligned. */
export function settingsTable(): string {
  const rows = Object.entries(settingsSchema.shape).map(([name, schema]) => [
    `\`${name}\``,
    defaultOf(schema),
    schema.description ?? '',
  ])
  const cells = [['Setting', 'Default', 'Meaning'], ...rows]
  const widths = [0, 1, 2].map((column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

/** `text` with an updated table between its markers. Throws if it has no markers. */
export function withSettingsTable(text: string): string {
  const [begin, end] = [text.indexOf(BEGIN), text.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`There is no ${BEGIN} … ${END}.`)
  return `${text.slice(0, begin)}${BEGIN}\n${settingsTable()}\n${text.slice(end)}`
}

function defaultOf(schema: z.ZodType): string {
  return schema instanceof z.ZodDefault ? `\`${schema.def.defaultValue}\`` : ''
}
