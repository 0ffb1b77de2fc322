import { verseCount } from '#features/quran/core/index.ts'
import { VERSE_REFERENCE } from '#shared/core/quoted-words.ts'
import { DUA_LENGTHS, type DuaValues, newSource, type SourceValues } from './dua-values.ts'

/** Why a field can’t be saved. */
export const duaTroubleCodes = [
  'missing',
  'not_english',
  'not_arabic',
  'not_vowelled',
  'not_a_verse',
  'no_such_verse',
  'not_words',
  'no_verse_source',
  'no_number',
  'grade',
  'not_times',
] as const
type Code = (typeof duaTroubleCodes)[number]
type Trouble = readonly [field: keyof DuaValues, code: Code]

const ENGLISH = /^[\p{Script=Latin}ʿʾ\d ﷺ’,:;()-]+$/u
const ARABIC = /^[\p{Script=Arabic}\p{M}\d ﷺ،:؛()«»-]+$/u
/** The letters and marks of today’s spelling, with commas. */
const VOWELLED = /^[\u0621-\u063a\u0641-\u0652\u0670، ]+$/
/** Letters without a mark, other than letters of length. */
const UNVOWELLED = /[ء-غف-ه](?![\u064b-\u0652])/

/**
 * What is wrong with a dua, by field; empty when it can be saved. The content follows the same rules. A dua that isn’t
 * published may lack everything but its English title. Whether a verse has
 * the words, the server finds.
 */
export function duaTroubles(values: DuaValues): Partial<Record<keyof DuaValues, Code>> {
  const troubles: readonly Trouble[] = [
    ...(isEmpty(values.title) ? [['title', 'missing'] as const] : []),
    ...(values.isPublished ? missing(values) : []),
    ...(['title', 'when'] as const).flatMap((field): Trouble[] =>
      isEmpty(values[field]) || ENGLISH.test(values[field].trim()) ? [] : [[field, 'not_english']],
    ),
    ...(['titleArabic', 'whenArabic'] as const).flatMap((field): Trouble[] =>
      isEmpty(values[field]) || ARABIC.test(values[field].trim()) ? [] : [[field, 'not_arabic']],
    ),
    ...textTroubles(values),
    ...sourceTroubles(values),
    ...(values.times === null || (values.times > 1 && values.times <= DUA_LENGTHS.times)
      ? []
      : [['times', 'not_times'] as const]),
  ]
  // The first trouble of a field wins.
  return Object.fromEntries(troubles.toReversed())
}

/** What a published dua lacks. */
function missing(values: DuaValues): readonly Trouble[] {
  const { verse, when, whenArabic } = values
  const isHalf = isEmpty(when) !== isEmpty(whenArabic)
  const fields = [
    ...(['titleArabic', 'meaning'] as const),
    ...(isEmpty(verse) ? (['arabic'] as const) : []),
    ...(isHalf ? (['when', 'whenArabic'] as const) : []),
  ]
  return [
    ...fields.flatMap((field): Trouble[] => (isEmpty(values[field]) ? [[field, 'missing']] : [])),
    ...(['themes', 'sources'] as const).flatMap((field): Trouble[] =>
      values[field].length === 0 ? [[field, 'missing']] : [],
    ),
  ]
}

/** The rules of the Arabic: a verse of the Quran, or a fully vowelled text. */
function textTroubles({ arabic, verse, words, sources }: DuaValues): readonly Trouble[] {
  if (!isEmpty(verse)) {
    const { surah, from, to = from } = VERSE_REFERENCE.exec(verse)?.groups ?? {}
    if (surah === undefined) return [['verse', 'not_a_verse']]
    const [first, last] = [Number(from), Number(to)]
    if (first === 0 || first > last || last > verseCount(Number(surah))) return [['verse', 'no_such_verse']]
    const named = sources.filter(({ book }) => book === 'quran').map(({ number }) => number)
    return [
      ...(words === '' || /^[1-9]\d*(?:-[1-9]\d*)?$/.test(words) ? [] : [['words', 'not_words'] as const]),
      ...(named.length === 1 && named[0] === verse ? [] : [['sources', 'no_verse_source'] as const]),
    ]
  }
  if (isEmpty(arabic)) return []
  if (!VOWELLED.test(arabic.trim())) return [['arabic', 'not_arabic']]
  return isFullyVowelled(arabic) ? [] : [['arabic', 'not_vowelled']]
}

/** Alef, and the l before a double letter, have no mark; neither do letters of length. */
const isFullyVowelled = (arabic: string): boolean =>
  !UNVOWELLED.test(
    arabic.replaceAll(/[اىآ]|ل(?=\S[\u064e-\u0650]?\u0651)/g, '').replaceAll(/[وي](?![\u064b-\u0652])/g, ''),
  )

function sourceTroubles({ sources, isPublished }: DuaValues): readonly Trouble[] {
  const written = sources.filter((source) => isPublished || !isUntouched(source))
  return [
    ...(written.every(hasNumber) ? [] : [['sources', 'no_number'] as const]),
    ...(written.every(isGradedRightly) ? [] : [['sources', 'grade'] as const]),
  ]
}

const isUntouched = ({ book, number }: SourceValues) => book === newSource.book && number === ''

const hasNumber = ({ book, number }: SourceValues): boolean =>
  book === 'quran' ? VERSE_REFERENCE.test(number) : /^[1-9]\d{0,5}$/.test(number)

/** The Quran and the two Sahihs need no grade; others have one with its scholar. */
const isGradedRightly = ({ book, grade, gradedBy }: SourceValues): boolean =>
  isAuthenticBook(book) ? grade === null && gradedBy === null : grade !== null && gradedBy !== null

/** Books whose contents are authentic by being there. */
export const isAuthenticBook = (book: string): boolean => ['quran', 'bukhari', 'muslim'].includes(book)

const isEmpty = (text: string) => text.trim() === ''
