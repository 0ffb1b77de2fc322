import {
  type TranslationLanguage,
  translationLanguages,
  verseCount,
  verseKey,
  verseNumber,
} from '#features/quran/core/index.ts'
import { readableTransliteration } from '#features/quran/core/transliteration/readable-transliteration.ts'
import type { SurahSummary, VerseText } from '#features/quran/server/quran-content.ts'
import { structureProblems } from './check-structure.ts'
import { countProblems, textProblems } from './check-text.ts'
import { cleanTranslation } from './clean-translation.ts'
import { restorePunctuation } from './restore-punctuation.ts'
import type { QuranSource, SourceSurah } from './source.ts'
import { standardCodePoints } from './standard-code-points.ts'
import type { Structure } from './structure.ts'
import { surahNameProblems } from './surah-names.ts'

const OPENING = 1
const REPENTANCE = 9

/** The checked content by surah. */
export interface QuranParts {
  readonly surahs: readonly SurahSummary[]
  readonly text: readonly (readonly VerseText[])[]
  readonly transliteration: readonly (readonly string[])[]
  readonly translations: Readonly<Record<TranslationLanguage, readonly (readonly string[])[]>>
}

/** Builds the content from its sources. Throws an error that lists all problems. */
export function quranParts(source: QuranSource, structure: Structure): QuranParts {
  const arabic = eachVerse(source.arabic, ({ text }) => standardCodePoints(text))
  const transliteration = eachVerse(source.transliteration, (verse) => verse.transliteration ?? '')
  const published = translationLanguages.map((language) => ({
    language,
    verses: eachVerse(source.translations[language], ({ translation }) => translation ?? ''),
  }))
  const problems = [
    ...textProblems(arabic),
    ...countProblems('The transliteration', transliteration),
    ...published.flatMap(({ language, verses }) => countProblems(`The translation ${language}`, verses)),
    ...structureProblems(structure),
    ...disagreements(source.arabic, structure),
    ...surahNameProblems(source.surahNames, source.arabic),
  ]
  if (problems.length > 0) throw new Error(`The Quran content is not right.\n${problems.join('\n')}`)
  const translations = published.map(({ language, verses }) => {
    const clean = verses.map((surah, index) =>
      surah.map((verse, position) =>
        cleanTranslation(language, verseKey({ surah: index + 1, verse: position + 1 }), verse),
      ),
    )
    const lost = source.lostPunctuation[language]
    return [language, lost ? restorePunctuation(clean, lost) : clean]
  })
  return {
    surahs: source.translations.en.map((surah) =>
      summary(surah, source.surahNames[surah.id] ?? '', structure),
    ),
    text: arabic.map((verses, index) =>
      verses.map((text, position) => ({
        text,
        transliteration: readableTransliteration(transliteration[index]?.[position] ?? '', text),
        ...place(verseNumber({ surah: index + 1, verse: position + 1 }), structure),
      })),
    ),
    transliteration,
    translations: Object.fromEntries(translations),
  }
}

const eachVerse = (
  surahs: readonly SourceSurah[],
  take: (verse: SourceSurah['verses'][number]) => string,
): string[][] => surahs.map(({ verses }) => verses.map(take))

/** Differences between the two sources, or from the product's own count, for a surah. */
function disagreements(surahs: readonly SourceSurah[], structure: Structure): string[] {
  return surahs.flatMap(({ id, type, total_verses: total }, index) => {
    const other = structure.surahs[index]
    const same = other?.verses === total && verseCount(id) === total && other.isMeccan === (type === 'meccan')
    return same ? [] : [`The sources disagree about surah ${id}.`]
  })
}

function summary(surah: SourceSurah, name: string, structure: Structure): SurahSummary {
  const first = verseNumber({ surah: surah.id, verse: 1 })
  const last = verseNumber({ surah: surah.id, verse: surah.total_verses })
  return {
    number: surah.id,
    name,
    englishName: surah.transliteration,
    englishNameTranslation: surah.translation ?? '',
    numberOfAyahs: surah.total_verses,
    revelationType: surah.type === 'meccan' ? 'Meccan' : 'Medinan',
    pages: { first: structure.pages.at(first), last: structure.pages.at(last) },
    juz: { first: structure.juz.at(first), last: structure.juz.at(last) },
    bismillah: surah.id !== OPENING && surah.id !== REPENTANCE,
  }
}

const place = (verse: number, structure: Structure) => ({
  juz: structure.juz.at(verse),
  page: structure.pages.at(verse),
  hizbQuarter: structure.hizbQuarters.at(verse),
  ruku: structure.rukus.at(verse),
  manzil: structure.manzils.at(verse),
  sajda: structure.sajdas.includes(verse),
})
