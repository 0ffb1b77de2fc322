/** The table of the Quran’s transliteration (`features/quran/README.md`), for text in today’s spelling. */
const letters: Readonly<Record<string, string>> = {
  ب: 'b',
  ت: 't',
  ث: 'th',
  ج: 'j',
  ح: 'ḥ',
  خ: 'kh',
  د: 'd',
  ذ: 'dh',
  ر: 'r',
  ز: 'z',
  س: 's',
  ش: 'sh',
  ص: 'ṣ',
  ض: 'ḍ',
  ط: 'ṭ',
  ظ: 'ẓ',
  ع: 'ʿ',
  غ: 'gh',
  ف: 'f',
  ق: 'q',
  ك: 'k',
  ل: 'l',
  م: 'm',
  ن: 'n',
  ه: 'h',
  و: 'w',
  ي: 'y',
  ة: 't',
  ء: 'ʾ',
  أ: 'ʾ',
  إ: 'ʾ',
  ؤ: 'ʾ',
  ئ: 'ʾ',
}
const vowels: Readonly<Record<string, string>> = {
  '': '',
  '\u064e': 'a',
  '\u064f': 'u',
  '\u0650': 'i',
  '\u064b': 'an',
  '\u064c': 'un',
  '\u064d': 'in',
}
/** Stands for a letter that makes the vowel before it long. */
const LONG = '¯'
const SHADDA = '\u0651'
const oneLetter = /([\u0621-\u063a\u0641-\u064a])(\u0651?)([\u064b-\u0650]?)(\u0652?)(\u0670?)/g
const names = /(?<!\p{L})(muḥammad|ibrāhīm|allāh)/gu

/**
 * The Latin transliteration of fully vowelled Arabic, as it is said with a pause at every comma and at the end:
 * `Subḥāna Allāhi wabiḥamdih`.
 */
export function transliterated(arabic: string): string {
  const spoken = arabic
    .normalize('NFC')
    .replaceAll(/([\u064b-\u0650])\u0651/g, `${SHADDA}$1`)
    .split('،')
    .map((part) => paused(part.trim().split(' ').map(word).join(' ')))
    .join(', ')
    .replaceAll(names, capital)
  return capital(spoken)
}

/**
 * Before a pause the last short vowel falls silent, and the n of an indefinite ending with it; not where nobody could
 * say what is left (`ʿalayya`, `anta`).
 */
const paused = (text: string) => text.replace(/(?<=\p{L}{2})(?<!\1(.)|[^aiuāīū]t)[aiu]n?$/u, '')

const capital = (text: string) => text.replace(/\p{L}/u, (first) => first.toUpperCase())

function word(text: string): string {
  return latin(withArticle(withName(text)))
    .replaceAll(/([aiu])\u00af/g, (_, vowel: 'a' | 'i' | 'u') => ({ a: 'ā', i: 'ī', u: 'ū' })[vowel])
    .replace(/^ʾ/, '')
    .replace(/(?<=-)ʾ/, '')
}

/** The name of Allah, whose long a is not written, and the relative pronoun, whose l is no article. */
const withName = (text: string) =>
  text
    .replace(/^لِل\u0651\u064eه/, 'lillāه')
    .replace(/^(.\u0650)الل\u0651\u064eه/, '$1llāه')
    .replace(/^(.\u064e)?الل\u0651\u064eه/, (_, prefix?: string) => (prefix ? `${prefix}llāه` : 'allāه'))
    .replace(/^ال\u0651\u064eذ/, 'allaذ')

/** The article, with the sun letter that it takes on, and the alef that only helps a word to begin. */
const withArticle = (text: string) =>
  text
    .replace(/ال\u0652/, 'al-')
    .replace(/ال(.)\u0651/, (_, sun: string) => `a${letters[sun]}-${sun}`)
    .replace(/^(.\u064e)a/, '$1')
    .replace(/^(.\u064e)?ا(?=.\u0652)/, (_, prefix?: string) => prefix ?? 'i')
    .replace(/^آ/, 'ā')

const latin = (text: string) =>
  text.replaceAll(oneLetter, (_, base, shadda, vowel, sukun, dagger) => {
    const lengthens = !(shadda || vowel || sukun) && 'اىوي'.includes(base)
    if (lengthens) return LONG
    const letter = letters[base] ?? ''
    return `${letter}${shadda ? letter : ''}${vowels[vowel]}${dagger ? LONG : ''}`
  })
