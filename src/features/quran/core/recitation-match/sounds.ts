/**
 * Letters that listeners distinguish, numbered from 1. Arabic and Latin words map to the same sounds, so one comparison
 * serves both. `ة` differs from `ه` because it may also sound like `ت` or be silent. The last is the `n` of a tanween,
 * which is spoken but seldom written.
 */
const LETTERS = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويةً'
export const SOUND_COUNT = LETTERS.length + 1

const codes = new Map([...LETTERS].map((letter, index) => [letter, index + 1]))

/** The code of a folded letter's sound; 0 for anything but an Arabic letter. */
export const soundCode = (letter: string): number => codes.get(letter) ?? 0

export const TA_MARBUTA = soundCode('ة')
export const TANWEEN = soundCode('ً')

/** Letters whose spelling varies, or that are omitted, without changing the word. */
const weak = new Set(['ا', 'و', 'ي', 'ة', 'ً'].map(soundCode))

/** Pairs that people and speech recognisers confuse. */
const confusable = 'سص ثس ثص تط ثت ذز ذظ زظ ضظ دض دذ ضذ زض هح حخ خغ قك غق خك ثذ ثظ جغ نم دت سش جش'

/** Alignment costs by sound code. */
export interface SoundCosts {
  /** For a sound of the verse that was not spoken. */
  readonly skipped: Float64Array
  /** For a spoken sound that the verse lacks. */
  readonly inserted: Float64Array
  /** For another sound, by spoken sound × {@link SOUND_COUNT} + sound of the verse. */
  readonly substituted: Float64Array
  /** A sound's share in the score. */
  readonly weight: Float64Array
}

interface Rates {
  readonly weak: number
  readonly confusable: number
  /** `ع` is mostly omitted in Latin script. */
  readonly ain: number
}

/** Latin costs are lower: one letter stands for several consonants, and few long vowels are marked. */
export const arabicCosts = soundCosts({ weak: 0.12, confusable: 0.3, ain: 0.6 })
export const latinCosts = soundCosts({ weak: 0.02, confusable: 0.06, ain: 0.02 })

function soundCosts(rates: Rates): SoundCosts {
  const every = (cost: (sound: number) => number) =>
    Float64Array.from({ length: SOUND_COUNT }, (_, s) => cost(s))
  const ain = soundCode('ع')
  const isWeak = (sound: number) => weak.has(sound) || (sound === ain && rates.ain === rates.weak)
  const substituted = new Float64Array(SOUND_COUNT * SOUND_COUNT)
  const set = (a: number, b: number, cost: number) => {
    substituted[a * SOUND_COUNT + b] = cost
    substituted[b * SOUND_COUNT + a] = cost
  }
  for (let a = 1; a < SOUND_COUNT; a++) {
    for (let b = 1; b < a; b++) set(a, b, isWeak(a) && isWeak(b) ? rates.weak : 1)
  }
  for (const [a = '', b = ''] of confusable.split(' ')) set(soundCode(a), soundCode(b), rates.confusable)
  set(TA_MARBUTA, soundCode('ه'), 0)
  set(TA_MARBUTA, soundCode('ت'), rates.confusable / 2)
  set(TANWEEN, soundCode('ن'), 0)
  return {
    skipped: every((sound) => {
      if (sound === TANWEEN) return 0
      if (sound === ain) return rates.ain
      return isWeak(sound) ? rates.weak : 0.5
    }),
    inserted: every((sound) => (isWeak(sound) ? rates.weak : 0.8)),
    substituted,
    weight: every((sound) => (isWeak(sound) ? 0.15 : 1)),
  }
}

/** Consonants grouped for the index, so that confusable ones share a class. */
const classes = ['ب', 'تط', 'ثسص', 'ج', 'حه', 'خ', 'دض', 'ذزظ', 'ر', 'ش', 'غ', 'ف', 'قك', 'ل', 'م', 'ن']
export const CLASS_COUNT = classes.length

const classBySound = Int8Array.from({ length: SOUND_COUNT }, (_, sound) =>
  classes.findIndex((members) => [...members].some((letter) => soundCode(letter) === sound)),
)

/** The class of a sound, from 0; -1 for weak sounds and `ع`, which the index leaves out. */
export const soundClass = (sound: number): number => classBySound[sound] ?? -1
