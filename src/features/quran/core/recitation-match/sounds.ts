/**
 * Letters as a listener tells them apart, by number. Arabic and Latin words become the same sounds, so that one
 * comparison serves both. `ة` is told from `ه`, because it is also heard as `ت` or not at all; the last one is the
 * `n` of a tanween, which is spoken and seldom written.
 */
const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةً'
export const SOUNDS = LETTERS.length + 1

const codes = new Map([...LETTERS].map((letter, index) => [letter, index + 1]))

/** The number of a folded letter's sound; 0 for what is no Arabic letter. */
export const soundOf = (letter: string): number => codes.get(letter) ?? 0

export const TA_MARBUTA = soundOf('ة')
export const TANWEEN = soundOf('ً')

/** Letters that are often written otherwise, or not at all, without the word being another. */
const weak = new Set(['ا', 'و', 'ي', 'ة', 'ً'].map(soundOf))

/** Pairs that recognisers and ears mistake for each other. */
const near = 'سص ثس ثص تط ثت ذز ذظ زظ ضظ دض دذ ضذ زض هح حخ خغ قك غق خك ثذ ثظ جغ نم دت سش جش'

/** What it costs that a sound of the verse was not heard, that one too many was heard, or another. */
export interface SoundPrices {
  readonly unheard: Float64Array
  readonly added: Float64Array
  /** By heard sound × {@link SOUNDS} + sound of the verse. */
  readonly mistaken: Float64Array
  /** How much a sound counts when all is compared. */
  readonly weight: Float64Array
}

interface Rates {
  readonly weak: number
  readonly near: number
  /** `ع` is a letter like others in Arabic script, and mostly left out in Latin. */
  readonly ain: number
}

/** Arabic script has every consonant; Latin has one letter for several and few long vowels. */
export const arabicPrices = prices({ weak: 0.12, near: 0.3, ain: 0.6 })
export const latinPrices = prices({ weak: 0.02, near: 0.06, ain: 0.02 })

function prices(rates: Rates): SoundPrices {
  const every = (price: (sound: number) => number) =>
    Float64Array.from({ length: SOUNDS }, (_, s) => price(s))
  const ain = soundOf('ع')
  const isWeak = (sound: number) => weak.has(sound) || (sound === ain && rates.ain === rates.weak)
  const mistaken = new Float64Array(SOUNDS * SOUNDS)
  const set = (a: number, b: number, price: number) => {
    mistaken[a * SOUNDS + b] = price
    mistaken[b * SOUNDS + a] = price
  }
  for (let a = 1; a < SOUNDS; a++) {
    for (let b = 1; b < a; b++) set(a, b, isWeak(a) && isWeak(b) ? rates.weak : 1)
  }
  for (const [a = '', b = ''] of near.split(' ')) set(soundOf(a), soundOf(b), rates.near)
  set(TA_MARBUTA, soundOf('ه'), 0)
  set(TA_MARBUTA, soundOf('ت'), rates.near / 2)
  set(TANWEEN, soundOf('ن'), 0)
  return {
    unheard: every((sound) => {
      if (sound === TANWEEN) return 0
      if (sound === ain) return rates.ain
      return isWeak(sound) ? rates.weak : 0.5
    }),
    added: every((sound) => (isWeak(sound) ? rates.weak : 0.8)),
    mistaken,
    weight: every((sound) => (isWeak(sound) ? 0.15 : 1)),
  }
}

/** Sounds by the class in which places are looked up: those that nobody mistakes have one each. */
const classes = ['ب', 'تط', 'ثسص', 'ج', 'حه', 'خ', 'دض', 'ذزظ', 'ر', 'ش', 'غ', 'ف', 'قك', 'ل', 'م', 'ن']
export const CLASSES = classes.length

const classBySound = Int8Array.from({ length: SOUNDS }, (_, sound) =>
  classes.findIndex((members) => [...members].some((letter) => soundOf(letter) === sound)),
)

/** The class of a sound, from 0; -1 for the weak ones and `ع`, which are not looked up. */
export const classOf = (sound: number): number => classBySound[sound] ?? -1
