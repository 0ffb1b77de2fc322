import { decodeCharacterReferences } from './character-references.ts'

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
  /** What was removed, for a note: `HTML tags`. */
  readonly removed: readonly string[]
  /** A sentence, if the verse cannot be used. */
  readonly problem?: string
}

/** Removes formatting tags, footnote numbers and surrounding white space, and decodes character references. */
export function cleanImportedVerse(source: string): CleanVerse {
  const removed: string[] = []
  if (source.length > MAX_CHARACTERS) {
    const problem = `the verse has ${source.length} characters, more than ${MAX_CHARACTERS}.`
    return { text: '', removed, problem }
  }
  const note = (kind: string, before: string, after: string) => {
    if (before !== after) removed.push(kind)
    return after
  }
  let text = note(
    'line breaks and tabs',
    source.trim(),
    source.trim().replaceAll(/[\t\r\n\u2028\u2029]+/g, ' '),
  )
  text = note('byte order marks', text, text.replaceAll('\ufeff', ''))
  const unsafeTag = [...text.matchAll(tag)].find(
    ([, name = '', rest = '']) => !formattingTag.test(name) || /\bon\w+\s*=|javascript:/i.test(rest),
  )
  if (unsafeTag) return { text, removed, problem: `${quoted(unsafeTag[0])} is not text.` }
  text = note('footnote numbers', text, text.replaceAll(footnoteMark, '').replaceAll(footnoteNumber, ''))
  text = note('HTML tags', text, text.replaceAll(/<br[^<>]*>/gi, ' ').replaceAll(tag, ''))
  text = note('character references', text, decodeCharacterReferences(text)).trim()
  const problem = findProblem(text)
  return { text, removed, ...(problem !== undefined && { problem }) }
}

function findProblem(text: string): string | undefined {
  if (text === '') return 'the verse is empty.'
  const markup = /<[a-z!/?][^>]{0,20}>?|&#?\w{1,20};/i.exec(text)
  if (markup) return `${quoted(markup[0])} is not text.`
  const character = forbidden.exec(text)?.[0]
  if (character !== undefined) return `the character ${codePoint(character)} does not belong into a text.`
  if (!/[\p{L}\p{N}]/u.test(text)) return `${quoted(text)} has no letters.`
  if (text.length > MAX_CHARACTERS)
    return `the verse has ${text.length} characters, more than ${MAX_CHARACTERS}.`
  return undefined
}

const codePoint = (character: string) =>
  `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`

/** Escapes control characters, so that a terminal prints them instead of acting on them. */
const quoted = (text: string) => JSON.stringify(text.slice(0, 40).replaceAll(/[\p{Cc}\p{Cf}]/gu, '�'))
