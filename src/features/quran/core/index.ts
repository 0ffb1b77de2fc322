export { dailyVerseIndex } from './daily-verse-index.ts'
export {
  type DivisionKind,
  divisionAt,
  divisionCount,
  divisionStarts,
  divisionVerses,
  placeOfVerse,
  type VerseRange,
} from './divisions.ts'
export type { readSurahs } from './quran.contract.ts'
export type { QuranIndex, VerseText } from './quran-content.ts'
export { sajdaNumbers, sajdaPlaces } from './sajdas.ts'
export {
  type TranslationLanguage,
  translationAccepted,
  translationFor,
  translationLanguages,
} from './translation-language.ts'
export { RECITATION_ORIGIN, type ReciterId, verseAudioUrl } from './verse-audio-url.ts'
export { surahCount, type VersePlace, verseCount, verseNumber, verseTotal } from './verse-counts.ts'
export { parseVerseKey, verseKey } from './verse-key.ts'
