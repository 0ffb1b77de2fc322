import { align } from './align.ts'
import { openingLetters } from './opening-letters.ts'
import { soundsOfVerse } from './sounds-of-verse.ts'

/** With more slips than this number and this share of the letters, the texts are different verses. */
const SLIPS = 4
const SHARE_OF_SLIPS = 0.1

/**
 * The readable transliteration of a verse: `Bismi Allāhi ar-raḥmāni ar-raḥīmi`. `ascii` is Tanzil's form (`Bismi
 * Allahi alrrahmani alrraheemi`), which spells several letters alike; `arabic`, with the standard code points, decides
 * which letter is meant. The feature's README has the table. Throws `RangeError` for two different verses.
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
