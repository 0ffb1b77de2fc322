import type { ShortVowel } from './latin-letters.ts'

/** One letter of vowelled Arabic with the meaning of its marks. */
export interface VowelledLetter {
  readonly base: string
  readonly vowel: ShortVowel | undefined
  /** Whether an n follows the vowel, written only as a mark. */
  readonly tanwin: boolean
  readonly doubled: boolean
  readonly sukun: boolean
  /** Carries a superscript alef: a long a. */
  readonly superscriptAlef: boolean
}

/** Without marks: it lengthens the vowel before it, joins words, or is silent. */
export const isBare = (letter: VowelledLetter): boolean =>
  !letter.vowel && !letter.doubled && !letter.sukun && !letter.superscriptAlef

const letterAndMarks = /([\u0621-\u063a\u0641-\u064a\u0671])([\u064b-\u0652\u0670]*)/g

/** The letters of each word of vowelled Arabic, in modern spelling or in that of the Quran's data. */
export function lettersOfWords(text: string): readonly (readonly VowelledLetter[])[] {
  return todaysMarks(text)
    .split(' ')
    .map((word) =>
      [...word.matchAll(letterAndMarks)].map(([, base = '', marks = '']) => letterOf(base, marks)),
    )
    .filter((letters) => letters.length > 0)
}

function letterOf(base: string, marks: string): VowelledLetter {
  return {
    base,
    vowel: vowelOf(marks),
    tanwin: /[\u064b-\u064d]/.test(marks),
    doubled: marks.includes('\u0651'),
    sukun: marks.includes('\u0652'),
    superscriptAlef: marks.includes('\u0670'),
  }
}

function vowelOf(marks: string): ShortVowel | undefined {
  if (/[\u064e\u064b]/.test(marks)) return 'a'
  if (/[\u0650\u064d]/.test(marks)) return 'i'
  return /[\u064f\u064c]/.test(marks) ? 'u' : undefined
}

/**
 * Converts the mushaf’s marks to modern spelling. The Quran's data writes a sukun as U+06E1 and marks a
 * silent letter with U+0652, the sukun of modern spelling.
 */
function todaysMarks(text: string): string {
  const isMushaf = /[\u0671\u06e1\u08f0-\u08f2]/.test(text)
  const sounded = isMushaf
    ? text.replaceAll(/[\u0621-\u064a\u0671][\u064b-\u0651]*[\u0652\u06e0]/g, '')
    : text
  return (
    sounded
      .replaceAll(/[\u0640اوىي]([\u064b-\u0652\u0670]*)[\u0654\u0655]/g, 'ئ$1')
      .replaceAll('أ\u0653', 'آ')
      // Spelled with a silent letter.
      .replaceAll(/أُو(?=لَ\u0670ئِ|لُو|لِي)/g, 'أُ')
      .replaceAll('\u06e1', '\u0652')
      .replaceAll('\u08f0', '\u064b')
      .replaceAll('\u08f1', '\u064c')
      .replaceAll('\u08f2', '\u064d')
      .replaceAll('\u064f\u06e2', '\u064c')
      .replaceAll('\u064e\u06e2', '\u064b')
      .replaceAll(/\u0650[\u06e2\u06ed]/g, '\u064d')
      .replaceAll('ـ\u06e7', 'ي')
      .replaceAll(/(?<=ي\u0651?\u0650\u0651?)\u06e6/g, 'ي')
      // The vocative "yā" is joined to the next word.
      .replaceAll(/ي\u064e\u0640\u0670\u0653?(?=أ)/g, 'يَا ')
      .replaceAll(/[\u0640\u0653\u06d6-\u06e0\u06e2-\u06ed]/g, '')
  )
}
