import { filledLines } from '#shared/core/filled-lines.ts'
import { hasHadithNumber } from './collection-names.ts'
import { isGradedByItsBook } from './hadith.ts'
import type { HadithValues } from './hadith-values.ts'

/** Why a field can’t be saved. */
export const hadithTroubleCodes = [
  'no_such_hadith',
  'not_a_letter',
  'missing',
  'not_arabic',
  'has_latin',
  'has_arabic',
  'grade',
  'not_nawawi',
] as const
type Code = (typeof hadithTroubleCodes)[number]

type Trouble = readonly [field: keyof HadithValues, code: Code]

const ARABIC = /[\u0600-\u06ff]/u
const LATIN = /[A-Za-z]/
const LAST_OF_NAWAWI = 42

const arabicTexts = ['bookArabic', 'narratorArabic', 'arabic'] as const
const englishTexts = ['book', 'narrator', 'translation'] as const
const lists = ['keywords', 'keywordsArabic', 'checkedAgainst'] as const

/**
 * What is wrong with a hadith, by field; empty when it can be saved. The content build applies the same rules. A hadith that isn’t
 * published may lack everything but its collection and number.
 */
export function hadithTroubles(values: HadithValues): Partial<Record<keyof HadithValues, Code>> {
  const troubles = [
    ...referenceTroubles(values),
    ...(values.isPublished ? missing(values) : []),
    ...arabicTexts.flatMap((field): Trouble[] => {
      if (LATIN.test(values[field])) return [[field, 'has_latin']]
      return isEmpty(values[field]) || ARABIC.test(values[field]) ? [] : [[field, 'not_arabic']]
    }),
    ...englishTexts.flatMap((field): Trouble[] =>
      ARABIC.test(values[field]) ? [[field, 'has_arabic']] : [],
    ),
  ]
  // The first trouble of a field wins.
  return Object.fromEntries(troubles.toReversed())
}

/** What a published hadith lacks. */
const missing = (values: HadithValues): readonly Trouble[] => [
  ...[...arabicTexts, ...englishTexts].flatMap((field): Trouble[] =>
    isEmpty(values[field]) ? [[field, 'missing']] : [],
  ),
  ...lists.flatMap((field): Trouble[] =>
    filledLines(values[field]).length === 0 ? [[field, 'missing']] : [],
  ),
]

/** The rules of numbers and grades. */
function referenceTroubles(values: HadithValues): readonly Trouble[] {
  const { collection, number, wording, otherNumbers, grade, grader, nawawi } = values
  const isGraded = isGradedByItsBook(collection) ? grade === 'sahih' && grader === null : grader !== null
  const isInForty = nawawi === null || (Number.isInteger(nawawi) && nawawi > 0 && nawawi <= LAST_OF_NAWAWI)
  return [
    ...(number === 0 ? [['number', 'missing'] as const] : []),
    ...(hasHadithNumber(collection, number) ? [] : [['number', 'no_such_hadith'] as const]),
    ...(/^[a-z]?$/.test(wording) ? [] : [['wording', 'not_a_letter'] as const]),
    ...(otherNumbers.some((other) => isEmpty(other.scheme) || isEmpty(other.number))
      ? [['otherNumbers', 'missing'] as const]
      : []),
    ...(isGraded ? [] : [['grade', 'grade'] as const]),
    ...(isInForty ? [] : [['nawawi', 'not_nawawi'] as const]),
  ]
}

const isEmpty = (text: string) => text.trim() === ''
