import { decodeCharacterReferences } from './character-references.ts'

/** The longest verse has some 2,000 characters in the longest translations; a commentary is not a translation. */
const MAX_CHARACTERS = 20_000

/** Marks of formatting: the words between them are kept. */
const harmless = /^(a|b|br|em|font|i|p|small|span|strong|sub|sup|u)$/i
const tag = /<\/?([a-z][\w:-]*)([^<>]*)>/gi
const note = /<sup\b[^<>]*>[\s\d*()[\]†‡]{0,8}<\/sup>/gi
const footnoteNumber = /\s?\[\p{Nd}{1,3}\]/gu

/** Overrides of the direction, which can make a text read as another, and what is left of broken encodings. */
const forbidden = /[\p{Cc}\p{Cs}\p{Noncharacter_Code_Point}\u202d\u202e\ufffd]/u

export interface CleanVerse {
  readonly text: string
  /** Kinds of things that were taken out. */
  readonly removed: readonly string[]
  /** Why it cannot be used, a sentence. */
  readonly problem?: string
}

/**
 * A verse without white space around it, marks of formatting, character references and footnote numbers; or why it
 * cannot be used.
 */
export function cleanImportedVerse(source: string): CleanVerse {
  const removed: string[] = []
  if (source.length > MAX_CHARACTERS) {
    const problem = `the verse has ${source.length} characters, more than ${MAX_CHARACTERS}.`
    return { text: '', removed, problem }
  }
  const step = (kind: string, before: string, after: string) => {
    if (before !== after) removed.push(kind)
    return after
  }
  let text = step(
    'line breaks and tabs',
    source.trim(),
    source.trim().replaceAll(/[\t\r\n\u2028\u2029]+/g, ' '),
  )
  text = step('byte order marks', text, text.replaceAll('\ufeff', ''))
  const harm = [...text.matchAll(tag)].find(
    ([, name = '', rest = '']) => !harmless.test(name) || /\bon\w+\s*=|javascript:/i.test(rest),
  )
  if (harm) return { text, removed, problem: `${quoted(harm[0])} is not text.` }
  text = step('footnote numbers', text, text.replaceAll(note, '').replaceAll(footnoteNumber, ''))
  text = step('HTML tags', text, text.replaceAll(/<br[^<>]*>/gi, ' ').replaceAll(tag, ''))
  text = step('character references', text, decodeCharacterReferences(text)).trim()
  const problem = problemOf(text)
  return { text, removed, ...(problem !== undefined && { problem }) }
}

function problemOf(text: string): string | undefined {
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

/** As JSON writes it, so that a terminal shows it and does not obey it. */
const quoted = (text: string) => JSON.stringify(text.slice(0, 40).replaceAll(/[\p{Cc}\p{Cf}]/gu, '�'))
