export type Vowel = 'a' | 'i' | 'u'

/** One letter of the Arabic text with the meaning of its marks. */
export interface Letter {
  readonly base: string
  /** Where the letter begins in the word, and where its last mark ends, in UTF-16 code units. */
  readonly start: number
  readonly end: number
  readonly vowel: Vowel | undefined
  /** The vowel has tanwin: an n follows that is written only as a mark. */
  readonly nunated: boolean
  readonly doubled: boolean
  readonly sukun: boolean
  readonly hamza: boolean
  /**
   * A superscript alef makes this vowel, or the one before it, a long a. On a hamza without a vowel the madda does that,
   * and a superscript alef is only the seat (2:72).
   */
  readonly superscriptAlef: boolean
  readonly small: 'waw' | 'ya' | 'nun' | undefined
  /** No vowel, sukun or shadda: a letter that lengthens, merges into the next, or is an alef. */
  readonly bare: boolean
  /** Occurs in a single verse each: imala (11:41), an eased hamza (41:44), a small ya with a vowel (27:36). */
  readonly special: 'imala' | 'eased' | 'vowelled ya' | undefined
}

const unsounded = /[\u0652\u06e0]/
const letterAndMarks =
  /([\u0621-\u063a\u0640-\u064a\u0671])([\u064b-\u065f\u0670\u06d6-\u06ed\u08f0-\u08f2]*)|([\u064b-\u065f\u0670\u06d6-\u06ed\u08f0-\u08f2]+)/g

/**
 * The pronounced letters of a word. A tatweel counts if it carries a letter (hamza, superscript alef, small ya or nun);
 * so do such marks without a letter.
 */
export function parseLetters(word: string): Letter[] {
  return [...word.matchAll(letterAndMarks)]
    .map(({ 0: written, 1: base = 'ـ', 2: own, 3: alone, index }) => ({
      base,
      marks: own ?? alone ?? '',
      start: index,
      end: index + written.length,
    }))
    .filter(
      ({ base, marks }) =>
        !unsounded.test(marks) && (base !== 'ـ' || /[\u0654\u0670\u06e7\u06e8]/.test(marks)),
    )
    .map(({ base, marks, start, end }) => ({ ...letterOf(soundedBase(base, marks), marks), start, end }))
}

/** A small sin above a sad means it is read as sin (2:245, 7:69); in 52:37, with a fatha, sad is preferred. */
function soundedBase(base: string, marks: string): string {
  return base === 'ص' && marks.includes('\u06dc') && !marks.includes('\u064e') ? 'س' : base
}

function letterOf(base: string, marks: string): Omit<Letter, 'start' | 'end'> {
  const vowel = vowelOf(marks)
  const doubled = marks.includes('\u0651')
  const sukun = marks.includes('\u06e1')
  const hamza = 'ءأإؤئ'.includes(base) || /[\u0654\u0655]/.test(marks)
  const bare = !vowel && !doubled && !sukun
  return {
    base,
    vowel,
    doubled,
    sukun,
    nunated: /[\u064b-\u064d\u08f0-\u08f2]|[\u064e-\u0650][\u06e2\u06ed]/.test(marks),
    hamza,
    superscriptAlef: marks.includes(hamza && bare ? '\u0653' : '\u0670'),
    small: smallLetter(marks),
    bare,
    special: specialOf(base, marks),
  }
}

function specialOf(base: string, marks: string): Letter['special'] {
  if (marks.includes('\u065c')) return 'imala'
  if (base === 'ا' && marks.includes('\u06ec')) return 'eased'
  return marks.includes('\u06e6\u064e') ? 'vowelled ya' : undefined
}

function vowelOf(marks: string): Vowel | undefined {
  if (/[\u0650\u064d\u08f2]/.test(marks)) return 'i'
  if (/[\u064f\u064c\u08f1]/.test(marks)) return 'u'
  return /[\u064e\u064b\u08f0\u065c]/.test(marks) ? 'a' : undefined
}

function smallLetter(marks: string): Letter['small'] {
  if (marks.includes('\u06e5')) return 'waw'
  if (/[\u06e6\u06e7]/.test(marks)) return 'ya'
  return marks.includes('\u06e8') ? 'nun' : undefined
}
