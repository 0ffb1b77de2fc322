import { type FileFault, sentenceOf } from '#shared/core/file-fault.ts'

const WHERE = '(verses: {count}; first: {verse}, line {line}).'

/** What an import leaves out, as sentences; names in braces are values. */
const sentences = {
  ignored_columns: 'Ignored columns: {columns}.',
  line_breaks: `Removed: line breaks and tabs ${WHERE}`,
  byte_order_marks: `Removed: byte order marks ${WHERE}`,
  footnote_numbers: `Removed: footnote numbers ${WHERE}`,
  html_tags: `Removed: HTML tags ${WHERE}`,
  character_references: `Removed: character references ${WHERE}`,
} as const

type ImportNoteCode = keyof typeof sentences

export const importNoteCodes = Object.keys(sentences) as readonly ImportNoteCode[]

/** A kind of content that is removed from verses. */
export type Removal = Exclude<ImportNoteCode, 'ignored_columns'>

/** Something that an import leaves out. */
export type ImportNote = FileFault<ImportNoteCode>

export const formatImportNote = (note: ImportNote): string => sentenceOf(sentences, note)
