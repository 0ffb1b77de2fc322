export { dailyVerseIndex } from './daily-verse-index.ts'
export {
  type TranslationLanguage,
  translationAccepted,
  translationFor,
  translationLanguages,
} from './translation-language.ts'
export { RECITATION_ORIGIN, type ReciterId, verseAudioUrl } from './verse-audio-url.ts'
export { surahCount, type VersePlace, verseCount, verseNumber, verseTotal } from './verse-counts.ts'
export { parseVerseKey, verseKey } from './verse-key.ts'
