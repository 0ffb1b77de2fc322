import { escaped } from '#shared/core/file-fault.ts'
import { decodeCharacterReferences } from './character-references.ts'
import type { Removal } from './import-note.ts'
import type { ImportFault } from './import-problem.ts'

/** The longest verse has about 2,000 characters in the longest translations; a longer text is a commentary. */
const MAX_CHARACTERS = 20_000

/** Formatting tags: the tag is removed, its content stays. */
const formattingTag = /^(a|b|br|em|font|i|p|small|span|strong|sub|sup|u)$/i
const tag = /<\/?([a-z][\w:-]*)([^<>]*)>/gi
const footnoteMark = /<sup\b[^<>]*>[\s\d*()[\]†‡]{0,8}<\/sup>/gi
const footnoteNumber = /\s?\[\p{Nd}{1,3}\]/gu

/** Remains of broken encodings, and direction overrides, which can make one text look like another. */
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202d\u202e\ufffd]/u

export interface CleanVerse {
  readonly text: string
  /** What was removed, for a note. */
  readonly removed: readonly Removal[]
  /** Why the verse cannot be used. */
  readonly problem?: ImportFault
}

/** Removes formatting tags, footnote numbers and surrounding white space, and decodes character references. */
export function cleanImportedVerse(source: string): CleanVerse {
  const removed: Removal[] = []
  if (source.length > MAX_CHARACTERS) {
    return { text: '', removed, problem: longVerse(source) }
  }
  const note = (kind: Removal, before: string, after: string) => {
    if (before !== after) removed.push(kind)
    return after
  }
  let text = note('line_breaks', source.trim(), source.trim().replaceAll(/[\t\r\n\u2028\u2029]+/g, ' '))
  text = note('byte_order_marks', text, text.replaceAll('\ufeff', ''))
  const unsafeTag = [...text.matchAll(tag)].find(
    ([, name = '', rest = '']) => !formattingTag.test(name) || /\bon\w+\s*=|javascript:/i.test(rest),
  )
  if (unsafeTag) return { text, removed, problem: fault('not_text', { value: escaped(unsafeTag[0]) }) }
  text = note('footnote_numbers', text, text.replaceAll(footnoteMark, '').replaceAll(footnoteNumber, ''))
  text = note('html_tags', text, text.replaceAll(/<br[^<>]*>/gi, ' ').replaceAll(tag, ''))
  text = note('character_references', text, decodeCharacterReferences(text)).trim()
  const problem = findProblem(text)
  return { text, removed, ...(problem && { problem }) }
}

const fault = (code: ImportFault['code'], values: ImportFault['values'] = {}): ImportFault => ({
  code,
  values,
})

const longVerse = ({ length }: string) => fault('long_verse', { count: length, most: MAX_CHARACTERS })

function findProblem(text: string): ImportFault | undefined {
  if (text === '') return fault('empty_verse')
  const markup = /<[a-z!/?][^>]{0,20}>?|&#?\w{1,20};/i.exec(text)
  if (markup) return fault('not_text', { value: escaped(markup[0]) })
  const character = forbidden.exec(text)?.[0]
  if (character !== undefined) return fault('wrong_character', { character: codePoint(character) })
  if (!/[\p{L}\p{N}]/u.test(text)) return fault('no_letters', { value: escaped(text) })
  return text.length > MAX_CHARACTERS ? longVerse(text) : undefined
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`
