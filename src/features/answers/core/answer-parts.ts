import { asciiDigits } from '#shared/core/ascii-digits.ts'
import type { NumberedHadith } from './numbered-hadith.ts'

type Collection = NumberedHadith['collection']

/** A part of an answer’s text; references are parts of their own. */
export type AnswerPart =
  | { readonly type: 'text'; readonly text: string }
  /** `2:255` or `2:255-257` */
  | { readonly type: 'verse'; readonly reference: string }
  | {
      readonly type: 'hadith'
      readonly text: string
      readonly collection: Collection
      readonly number: number
    }

/** The collections as answers name them. */
const names: Readonly<Record<string, Collection>> = {
  'al-Bukhari': 'bukhari',
  Muslim: 'muslim',
  'Abu Dawud': 'abu-dawud',
  'at-Tirmidhi': 'tirmidhi',
  "an-Nasa'i": 'nasai',
  'Ibn Majah': 'ibn-majah',
  البخاري: 'bukhari',
  مسلم: 'muslim',
  'أبو داود': 'abu-dawud',
  الترمذي: 'tirmidhi',
  النسائي: 'nasai',
  'ابن ماجه': 'ibn-majah',
}

const REFERENCE = new RegExp(
  `(?<verse>\\d{1,3}:\\d{1,3}(?:[-–]\\d{1,3})?)|(?<name>${Object.keys(names).join('|')}) (?<number>[\\d٠-٩]{1,5})`,
  'gu',
)

/** The paragraphs of an answer, each in parts. */
export const answerParagraphs = (answer: string): readonly (readonly AnswerPart[])[] =>
  answer.split(/\n{2,}/).map(partsOf)

function partsOf(paragraph: string): readonly AnswerPart[] {
  const parts: AnswerPart[] = []
  let end = 0
  for (const found of paragraph.matchAll(REFERENCE)) {
    if (found.index > end) parts.push({ type: 'text', text: paragraph.slice(end, found.index) })
    parts.push(referenceOf(found))
    end = found.index + found[0].length
  }
  if (end < paragraph.length) parts.push({ type: 'text', text: paragraph.slice(end) })
  return parts
}

function referenceOf({ 0: text, groups = {} }: RegExpMatchArray): AnswerPart {
  const { verse, name = '', number = '' } = groups
  if (verse) return { type: 'verse', reference: verse.replace('–', '-') }
  const collection = names[name]
  return collection
    ? { type: 'hadith', text, collection, number: Number(asciiDigits(number)) }
    : { type: 'text', text }
}
