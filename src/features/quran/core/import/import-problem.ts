import { type FileFault, sentenceOf } from '#shared/core/file-fault.ts'
import { type VersePlace, verseKey } from '../index.ts'

/** Every problem of a file as a sentence; names in braces are values. */
const sentences = {
  empty_file: 'the file is empty.',
  too_many_lines: 'the file has more than {most} lines.',
  json_values: 'this JSON has more than {most} values.',
  json_depth: 'this is not JSON: it is nested too deeply.',
  json_quote: 'this is not JSON: a quotation mark is not closed on its line.',
  json_character: 'this is not JSON: a text holds a control character or an unknown escape.',
  json_name: 'this is not JSON: a name in quotation marks is missing.',
  json_colon: 'this is not JSON: a colon is missing.',
  json_comma: 'this is not JSON: a comma or {bracket} is missing.',
  json_rest: 'this is not JSON: there is text after its end.',
  json_end: 'this is not JSON: the file ends in the middle.',
  json_value: 'this is not JSON: a value is missing.',
  json_shape:
    'this JSON is none of: a list of verses, a list of 114 lists, {"1": {"1": "…"}}, [{"id": 1, "verses": […]}].',
  no_text: 'the text is missing.',
  no_columns: 'this row has no surah, verse and text in the columns that the first row names.',
  open_quote: 'this quotation mark is never closed.',
  after_quote: 'there is text after a closing quotation mark.',
  not_tanzil_xml: 'this is not Tanzil XML; reading stopped here.',
  not_numbered: 'this is not `sura|aya|text`.',
  no_such_verse: 'there is no verse {verse}.',
  verse_order: 'it comes after {verse}.',
  duplicate_verse: 'it is a duplicate of line {first}.',
  missing_verse: 'it is missing after this line.',
  missing_verses: '{count} verses up to {verse} are missing after this line.',
  too_many_verses: 'this is more than the {total} verses: the file has {count}, {extra} too many.',
  too_few_verses:
    'the file ends here with {count} verses, {missing} too few. ' +
    'Nothing in this format says which; the format with numbers (`sura|aya|text`) would.',
  repeated_line: 'this is the same text as on line {first}; it may be the one too many.',
  long_verse: 'the verse has {count} characters, more than {most}.',
  empty_verse: 'the verse is empty.',
  not_text: '"{value}" is not text.',
  wrong_character: 'the character {character} does not belong into a text.',
  no_letters: '"{value}" has no letters.',
} as const

type ImportProblemCode = keyof typeof sentences

export const importProblemCodes = Object.keys(sentences) as readonly ImportProblemCode[]

/** A mistake without its line. */
export type ImportFault = FileFault<ImportProblemCode>

/** A mistake in a file that prevents its import. */
export interface ImportProblem extends ImportFault {
  /** In the file, from 1. */
  readonly line: number
  /** The verse concerned, if known. */
  readonly place?: VersePlace
}

/** `Line 12 (2:5): the verse is empty.` */
export function formatImportProblem(problem: ImportProblem): string {
  const { line, place } = problem
  return `Line ${line}${place ? ` (${verseKey(place)})` : ''}: ${sentenceOf(sentences, problem)}`
}
