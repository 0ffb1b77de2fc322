import { hasHadithNumber, isGradedByItsBook } from '#features/hadiths/core/index.ts'
import { verseCount } from '#features/quran/core/index.ts'
import { SLUG } from '#shared/core/directory/title-slug.ts'
import { filledLines } from '#shared/core/filled-lines.ts'
import { answerParagraphs } from './answer-parts.ts'
import { schools } from './question.ts'
import { hasView, QUESTION_LENGTHS, type QuestionValues, type ViewValues } from './question-values.ts'

/** Why a field can’t be saved. */
export const questionTroubleCodes = [
  'not_a_slug',
  'missing',
  'not_arabic',
  'has_arabic',
  'one_line',
  'has_markup',
  'not_same_paragraphs',
  'not_listed',
  'not_same_references',
  'all_schools',
  'not_same_views',
  'no_reference',
  'no_such_verse',
  'no_such_hadith',
  'grade',
  'itself',
] as const
type Code = (typeof questionTroubleCodes)[number]

type Trouble = readonly [field: keyof QuestionValues, code: Code]

const ARABIC = /[\u0600-\u06ff]/u
/** Signs that a page would show as they are. */
const MARKUP = /[*_`#<>[\]]|^- /mu

const texts = [
  ['question', 'questionArabic'],
  ['short', 'shortArabic'],
  ['answer', 'answerArabic'],
] as const

/**
 * What is wrong with a question, by field; empty when it can be saved. The content build applies the same rules. A question that
 * isn’t published may lack everything but its English text and address.
 */
export function questionTroubles(values: QuestionValues): Partial<Record<keyof QuestionValues, Code>> {
  const troubles = [
    ...(SLUG.test(values.id) && values.id.length <= QUESTION_LENGTHS.id
      ? []
      : [['id', 'not_a_slug'] as const]),
    ...(values.isPublished ? missing(values) : []),
    ...textTroubles(values),
    ...answerTroubles(values),
    ...viewTroubles(values),
    ...referenceTroubles(values),
    ...(values.related.includes(values.id) ? [['related', 'itself'] as const] : []),
  ]
  // The first trouble of a field wins.
  return Object.fromEntries(troubles.toReversed())
}

/** What a published question lacks. */
function missing(values: QuestionValues): readonly Trouble[] {
  const { views, quran, hadiths, sources } = values
  const written = views.filter(hasView)
  const isWhole = schools.every((school) =>
    written.some((view) => view.school === school && isWholeView(view)),
  )
  const lists = ['keywords', 'keywordsArabic', 'related'] as const
  const references = filledLines(quran).length + hadiths.length + sources.length
  return [
    ...texts.flat().flatMap((field): Trouble[] => (isEmpty(values[field]) ? [[field, 'missing']] : [])),
    ...lists.flatMap((field): Trouble[] =>
      filledLines(values[field]).length === 0 ? [[field, 'missing']] : [],
    ),
    ...(written.length > 0 && !isWhole ? [['views', 'all_schools'] as const] : []),
    ...(references === 0 ? [['quran', 'no_reference'] as const] : []),
  ]
}

function textTroubles(values: QuestionValues): readonly Trouble[] {
  const found: Trouble[] = []
  if (isEmpty(values.question)) found.push(['question', 'missing'])
  for (const [english, arabic] of texts) {
    if (ARABIC.test(values[english])) found.push([english, 'has_arabic'])
    if (!isEmpty(values[arabic]) && !ARABIC.test(values[arabic])) found.push([arabic, 'not_arabic'])
  }
  for (const field of ['question', 'questionArabic'] as const)
    if (values[field].trim().includes('\n')) found.push([field, 'one_line'])
  return found
}

/** The rules of the long texts. Their references are below them, the same in both languages. */
function answerTroubles({ answer, answerArabic, quran, hadiths }: QuestionValues): readonly Trouble[] {
  const listed = [
    ...filledLines(quran).flatMap(versesOf),
    ...hadiths.map(({ collection, number }) => `${collection} ${number}`),
  ]
  const isListed = (text: string) =>
    referencesIn(text)
      .flatMap(versesOf)
      .every((each) => listed.includes(each))
  const found: Trouble[] = []
  for (const [field, text] of [
    ['answer', answer],
    ['answerArabic', answerArabic],
  ] as const) {
    if (MARKUP.test(text)) found.push([field, 'has_markup'])
    if (!isListed(text)) found.push([field, 'not_listed'])
  }
  if (isEmpty(answer) || isEmpty(answerArabic)) return found
  const [english, arabic] = [answer.trim(), answerArabic.trim()]
  if (english.split(/\n{2,}/).length !== arabic.split(/\n{2,}/).length)
    found.push(['answerArabic', 'not_same_paragraphs'])
  if (sorted(referencesIn(english)) !== sorted(referencesIn(arabic)))
    found.push(['answerArabic', 'not_same_references'])
  return found
}

/** Schools with the same view have the same text, in both languages. */
function viewTroubles({ views }: QuestionValues): readonly Trouble[] {
  const whole = views.filter(isWholeView)
  const alike = (field: 'text' | 'textArabic') =>
    whole.map((view) => whole.findIndex((other) => other[field].trim() === view[field].trim())).join()
  return alike('text') === alike('textArabic') ? [] : [['views', 'not_same_views']]
}

function referenceTroubles({ quran, hadiths, sources }: QuestionValues): readonly Trouble[] {
  const isGraded = hadiths.every(({ collection, grade, gradedBy }) =>
    isGradedByItsBook(collection) ? grade === null : grade !== null && gradedBy !== null,
  )
  const areWhole = sources.every(
    ({ chapter, chapterArabic, ...names }) =>
      !Object.values(names).some(isEmpty) && isEmpty(chapter) === isEmpty(chapterArabic),
  )
  return [
    ...(filledLines(quran).every(isVerseReference) ? [] : [['quran', 'no_such_verse'] as const]),
    ...(hadiths.every(({ collection, number }) => hasHadithNumber(collection, number))
      ? []
      : [['hadiths', 'no_such_hadith'] as const]),
    ...(isGraded ? [] : [['hadiths', 'grade'] as const]),
    ...(areWhole ? [] : [['sources', 'missing'] as const]),
  ]
}

const isEmpty = (text: string) => text.trim() === ''

const isWholeView = ({ text, textArabic, source, sourceArabic }: ViewValues) =>
  ![text, textArabic, source, sourceArabic].some(isEmpty)

const sorted = (references: readonly string[]) => references.toSorted().join()

/** The references in a text, such as `2:255` or `bukhari 8`. */
const referencesIn = (text: string): readonly string[] =>
  answerParagraphs(text)
    .flat()
    .flatMap((part) => {
      if (part.type === 'verse') return [part.reference]
      return part.type === 'hadith' ? [`${part.collection} ${part.number}`] : []
    })

const VERSES = /^(?<surah>[1-9]\d{0,2}):(?<first>[1-9]\d{0,2})(?:-(?<last>[1-9]\d{0,2}))?$/

/** Whether these verses are in the Quran. */
function isVerseReference(reference: string): boolean {
  const { surah, first, last = first } = VERSES.exec(reference)?.groups ?? {}
  const [from, to] = [Number(first), Number(last)]
  return from > 0 && from <= to && to <= verseCount(Number(surah))
}

/** Each verse of a reference such as `2:255-257`; a hadith as it is. */
function versesOf(reference: string): readonly string[] {
  const { surah, first, last = first } = VERSES.exec(reference)?.groups ?? {}
  if (surah === undefined) return [reference]
  const count = Math.max(0, Number(last) - Number(first) + 1)
  return Array.from({ length: count }, (_, at) => `${surah}:${Number(first) + at}`)
}
