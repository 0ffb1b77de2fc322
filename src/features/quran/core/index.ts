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
export { recitationSources, verseAudioUrl } from './recitation-address.ts'
export {
  matchRecitation,
  type Recitation,
  type RecitationMatch,
} from './recitation-match/match-recitation.ts'
export type { MatchedVerse, MatchedWord, WordState } from './recitation-match/matched-verses.ts'
export { type EveryVerse, type RecitedCorpus, recitedCorpus } from './recitation-match/recited-corpus.ts'
export { type RecitationHosts, reciters } from './reciters.ts'
export { sajdaNumbers, sajdaPlaces } from './sajdas.ts'
export { stemOf } from './search/light-stem.ts'
export { nameKey } from './search/name-key.ts'
export { isFrameWord } from './search/question.ts'
export {
  matchingSurahs,
  meaningBeside,
  type NamedSurah,
  namesOfSurah,
  type SurahTitle,
} from './surah-match.ts'
export type { TajweedMark, TajweedRule } from './tajweed/tajweed-rules.ts'
export {
  builtInTranslationFor,
  defaultTranslationLanguage,
  offeredInstead,
  resolveTranslation,
  type TranslationLanguage,
  translationLanguages,
} from './translation-language.ts'
export { surahCount, type VersePlace, verseCount, verseNumber, verseTotal } from './verse-counts.ts'
export { parseVerseKey, verseKey } from './verse-key.ts'
