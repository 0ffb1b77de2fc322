/**
 * Arabic words are found by the Uthmani and by the everyday spelling: a word becomes a few spellings in bare letters,
 * and a query finds it when they have one in common. The rules are those of "Searching it" in the domain's page; signs
 * that only the Uthmani text has (superscript alef, small waw and yeh, a hamza without a seat, silent letters) stand
 * for several spellings.
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
/** In this text a sukun is U+06E1; these stand on letters that are written and not spoken. */
const SILENT = /[\u0652\u06df\u06e0]/
const SUKUN_OF_TEXT = /[\u06e1\u0670\u0671]/
const SMALL: Readonly<Record<string, string>> = { '\u06e5': 'و', '\u06e6': 'ي', '\u06e7': 'ي', '\u06e8': 'ن' }
const MOST_SPELLINGS = 12

interface Cluster {
  readonly letter: string
  readonly marks: string
}

/** The spellings of a word in bare letters, the everyday one first; none for marks alone. */
export function arabicSpellings(word: string): string[] {
  const clusters = clustersOf(word)
  const uthmani = SUKUN_OF_TEXT.test(word)
  let spellings: readonly string[] = ['']
  for (const [index, cluster] of clusters.entries()) {
    const options = spellingsOf(cluster, clusters[index - 1], index === clusters.length - 1, uthmani)
    spellings = spellings.flatMap((start) => options.map((option) => start + option)).slice(0, MOST_SPELLINGS)
  }
  const bare = new Set(spellings.map((spelling) => spelling.replaceAll(/اا+/g, 'ا')))
  // The text writes this one word with a single lam.
  for (const spelling of [...bare])
    if (/^[وفبك]?اليل/.test(spelling)) bare.add(spelling.replace('الي', 'اللي'))
  bare.delete('')
  return [...bare]
}

const CLITICS = /^(?:[وف])?(?:[بك])?(?:ال|لل)|^[وفبكل]/
const SHORTEST_STEM = 3

/** The word without the article and particles written on to it, where enough is left: والكتاب → كتاب. */
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

/** A hamza on the line between letters: everyday spelling seats it by its vowel or by the letter before it. */
function hamzaSpellings(marks: string, before: Cluster | undefined): string[] {
  const has = (vowels: string) => [...vowels].some((vowel) => marks.includes(vowel))
  if (before?.letter === 'ي' || has(KASRA) || [...KASRA].some((vowel) => before?.marks.includes(vowel)))
    return ['ي', 'ا', '']
  if (has(DAMMA)) return ['و', 'ي', '']
  return has(FATHA) ? ['ا', ''] : ['ا', '', 'ي']
}
