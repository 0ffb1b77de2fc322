import { sunLetters } from './latin-letters.ts'
import { isBare, type VowelledLetter } from './vowelled-letters.ts'

type Letters = readonly VowelledLetter[]

/** Pronouns that form one word with bi- or li-: bika, lī. */
const pronouns = /^(?:ي|ه|ها|هما|هم|هن|ك|كما|كم|كن|نا)$/

/** Beginnings of words whose first letter looks like a prefix but belongs to the root. */
const wholeWords = [
  ...['وَكِيل', 'وَلِي', 'وَرَا', 'وَلَد', 'وَجَد', 'وَهَبَ', 'وَضَع', 'وَسِع', 'وَعَد', 'وَقَب', 'وَرَث', 'وَقَار', 'وَدَائِع'],
  ...['فَرَج', 'فَقِير', 'فَزَع', 'فَتَح', 'فَعَل', 'فَلَق', 'فَرَق', 'فَسَاد', 'فَطَر'],
  ...['بِلَاد', 'بِنَاء', 'لِسَان', 'لِقَاء', 'لِقَاؤ', 'لِقَائ', 'لِبَاس', 'لِوَاء'],
]
/** Begins like "guardian". */
const AND_FOR_ME = 'وَلِيَ'
const vowelMarks = { a: '\u064e', i: '\u0650', u: '\u064f' } as const

/**
 * The number of one-letter prefixes (wa-, fa-, bi-, li-, ka-) that a word begins with. No Arabic word begins with a
 * doubled letter or one without a vowel, so a letter before such a letter belongs to the word: waḥdahu, waʿdika.
 */
export function prefixCount(letters: Letters): number {
  let count = 0
  while (isPrefix(letters, count)) count++
  return count
}

function isPrefix(letters: Letters, at: number): boolean {
  const [letter, next] = [letters[at], letters[at + 1]]
  if (!letter?.vowel || !next || !'وفبلك'.includes(letter.base)) return false
  // The mushaf doubles the first letter of a word to which the previous word assimilates.
  if ((letter.doubled && at > 0) || letter.tanwin || letter.superscriptAlef) return false
  const rest = letters.slice(at)
  const vowelled = rest.map(({ base, vowel }) => base + (vowel ? vowelMarks[vowel] : '')).join('')
  if (vowelled !== AND_FOR_ME && wholeWords.some((start) => vowelled.startsWith(start))) return false
  const isBeforePronoun = pronouns.test(
    rest
      .slice(1)
      .map(({ base }) => base)
      .join(''),
  )
  switch (letter.base + letter.vowel) {
    case 'وa':
    case 'فa':
      return at === 0 && begins(letters, at + 1)
    case 'بi':
      return !isBeforePronoun && begins(letters, at + 1)
    case 'لi':
      return (
        !isBeforePronoun &&
        (begins(letters, at + 1) || isArticleL(letters, at + 1) || isAllah(letters, at + 1))
      )
    case 'كa':
      return isJoiningAlef(letters, at + 1) && isArticleL(letters, at + 2)
    default:
      return false
  }
}

/** Whether a word may begin with the letter at `at`. */
function begins(letters: Letters, at: number): boolean {
  const letter = letters[at]
  if (letter?.base === 'آ' || isJoiningAlef(letters, at)) return true
  return letter?.vowel !== undefined && !letter.doubled
}

/** The alef that only helps a word to begin and is silent after a vowel (hamzat al-wasl). */
export function isJoiningAlef(letters: Letters, at: number): boolean {
  const [letter, next, last] = [letters[at], letters[at + 1], letters[at + 2]]
  if (letter?.base === 'ٱ') return true
  if (letter?.base !== 'ا' || !next) return false
  return next.sukun || next.doubled || (next.base === 'ل' && isBare(next) && last?.doubled === true)
}

/** The l of the article: with a sukun, or without a mark before the double letter that it assimilates to. */
export function isArticleL(letters: Letters, at: number): boolean {
  const [letter, next] = [letters[at], letters[at + 1]]
  if (letter?.base !== 'ل' || letter.vowel || letter.doubled || !next) return false
  return letter.sukun ? !sunLetters.includes(next.base) : next.doubled
}

/** The name of Allah from its doubled l on, alone or in the call Allāhumma. */
export function isAllah(letters: Letters, at: number): boolean {
  const [letter, next, last] = [letters[at], letters[at + 1], letters[at + 2]]
  if (letter?.base !== 'ل' || !letter.doubled || letter.vowel !== 'a' || next?.base !== 'ه') return false
  return !last || (last.base === 'م' && last.doubled)
}
