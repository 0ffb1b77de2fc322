import { align } from './align.ts'
import { openingLetters } from './opening-letters.ts'
import { soundsOfVerse } from './sounds-of-verse.ts'

/** More slips than this, for a short verse, or than this share of the letters: the two are not the same verse. */
const SLIPS = 4
const SHARE_OF_SLIPS = 0.1

/**
 * The readable transliteration of a verse: `Bismi Allāhi ar-raḥmāni ar-raḥīmi`. `ascii` is Tanzil's form (`Bismi
 * Allahi alrrahmani alrraheemi`), which has one spelling for several letters; `arabic` is the verse with the standard
 * code points and decides which one it is. The table is in the feature's README. Throws `RangeError` when the two are
 * not the same verse.
 */
export function readableTransliteration(ascii: string, arabic: string): string {
  const [first = '', ...rest] = arabic.split(' ')
  const opening = openingLetters(first)
  if (opening !== undefined) {
    const remaining = ascii.split(' ').slice(1).join(' ')
    return rest.length === 0 ? opening : `${opening} ${spell(remaining, rest.join(' '))}`
  }
  return capitalised(spell(ascii, arabic))
}

function spell(ascii: string, arabic: string): string {
  const { text, slips } = align(ascii.replaceAll('AA', '@').toLowerCase(), soundsOfVerse(arabic))
  if (slips > Math.max(SLIPS, ascii.length * SHARE_OF_SLIPS)) {
    throw new RangeError(`The transliteration "${ascii}" does not belong to the verse "${arabic}".`)
  }
  return text.replaceAll('-ʾ', '-')
}

function capitalised(text: string): string {
  return text
    .replace(/\p{L}/u, (letter) => letter.toUpperCase())
    .replace(/^ʿ\p{L}/u, (start) => start.toUpperCase())
}
