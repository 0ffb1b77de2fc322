/**
 * Maps Arabic words to spellings in bare letters, so that the Uthmani and the everyday spelling find each other: a query
 * matches if it has one spelling in common. Signs of the Uthmani text (superscript alef, small waw and yeh, a hamza
 * without a seat, silent letters) produce several spellings.
 */
const BARE: Readonly<Record<string, string>> = {
  أ: 'ا',
  إ: 'ا',
  آ: 'ا',
  ٱ: 'ا',
  ٲ: 'ا',
  ٳ: 'ا',
  ى: 'ي',
  ئ: 'ي',
  ی: 'ي',
  ے: 'ي',
  ۓ: 'ي',
  ې: 'ي',
  ؤ: 'و',
  ة: 'ه',
  ہ: 'ه',
  ھ: 'ه',
  ۃ: 'ه',
  ۂ: 'ه',
  ە: 'ه',
  ۀ: 'ه',
  ک: 'ك',
  ں: 'ن',
  ء: '',
}
const LETTER = /\p{L}/u
const TATWEEL = 'ـ'
const SUPERSCRIPT_ALEF = '\u0670'
const HAMZA_ABOVE = '\u0654'
const HAMZA_BELOW = '\u0655'
const [FATHATAN, DAMMATAN, KASRATAN] = ['\u064b\u08f0', '\u064c\u08f1', '\u064d\u08f2']
const FATHA = `\u064e${FATHATAN}`
const DAMMA = `\u064f${DAMMATAN}`
const KASRA = `\u0650${KASRATAN}`
/** Marks of silent letters; this text's sukun is U+06E1. */
const SILENT = /[\u0652\u06df\u06e0]/
const SUKUN_OF_TEXT = /[\u06e1\u0670\u0671]/
const SMALL: Readonly<Record<string, string>> = { '\u06e5': 'و', '\u06e6': 'ي', '\u06e7': 'ي', '\u06e8': 'ن' }
const MAX_SPELLINGS = 12

interface Cluster {
  readonly letter: string
  readonly marks: string
}

/** A word's spellings in bare letters, the everyday one first; empty for marks alone. */
export function arabicSpellings(word: string): string[] {
  const clusters = clustersOf(word)
  const uthmani = SUKUN_OF_TEXT.test(word)
  let spellings: readonly string[] = ['']
  for (const [index, cluster] of clusters.entries()) {
    const options = spellingsOf(cluster, clusters[index - 1], index === clusters.length - 1, uthmani)
    spellings = spellings.flatMap((start) => options.map((option) => start + option)).slice(0, MAX_SPELLINGS)
  }
  const bare = new Set(spellings.map((spelling) => spelling.replaceAll(/اا+/g, 'ا')))
  // The text writes "al-layl" (night) with a single lam.
  for (const spelling of [...bare])
    if (/^[وفبك]?اليل/.test(spelling)) bare.add(spelling.replace('الي', 'اللي'))
  bare.delete('')
  return [...bare]
}

const CLITICS = /^(?:[وف])?(?:[بك])?(?:ال|لل)|^[وفبكل]/
const SHORTEST_STEM = 3

/** Strips the article and prefixed particles if at least three letters remain: والكتاب → كتاب. */
export function arabicStem(spelling: string): string | undefined {
  const stem = spelling.replace(CLITICS, '')
  return stem !== spelling && stem.length >= SHORTEST_STEM ? stem : undefined
}

function clustersOf(word: string): Cluster[] {
  const clusters: Cluster[] = []
  for (const sign of word.normalize('NFC')) {
    if (sign !== TATWEEL && !(sign in SMALL) && LETTER.test(sign)) clusters.push({ letter: sign, marks: '' })
    else if (sign === TATWEEL || sign in SMALL) clusters.push({ letter: sign, marks: '' })
    else {
      const last = clusters.pop()
      if (last) clusters.push({ letter: last.letter, marks: last.marks + sign })
    }
  }
  return clusters
}

function spellingsOf(
  { letter, marks }: Cluster,
  before: Cluster | undefined,
  isLast: boolean,
  uthmani: boolean,
): string[] {
  const small = SMALL[letter]
  if (small !== undefined) return isLast && before?.letter !== 'ي' ? [''] : [small, '']
  const bare = letter === TATWEEL ? '' : (BARE[letter] ?? letter)
  const seated = marks.includes(HAMZA_ABOVE) || marks.includes(HAMZA_BELOW)
  const starts = uthmani && bare === 'ا' && SILENT.test(marks) ? [bare, ''] : [bare]
  const seats = seated && bare === '' ? hamzaSpellings(marks, before) : starts
  if (!marks.includes(SUPERSCRIPT_ALEF)) return seats
  if (bare === 'و') return ['ا', 'و', 'وا']
  if (letter === 'ى') return isLast ? ['ي', 'ا', 'يا'] : ['ا', 'ي', 'يا']
  return seats.flatMap((seat) => [`${seat}ا`, seat])
}

/** Everyday spelling gives a hamza on the line a seat that depends on its vowel or the letter before it. */
function hamzaSpellings(marks: string, before: Cluster | undefined): string[] {
  const has = (vowels: string) => [...vowels].some((vowel) => marks.includes(vowel))
  if (before?.letter === 'ي' || has(KASRA) || [...KASRA].some((vowel) => before?.marks.includes(vowel)))
    return ['ي', 'ا', '']
  if (has(DAMMA)) return ['و', 'ي', '']
  return has(FATHA) ? ['ا', ''] : ['ا', '', 'ي']
}
