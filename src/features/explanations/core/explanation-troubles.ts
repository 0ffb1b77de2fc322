import { verseCount } from '#features/quran/core/index.ts'
import { EXPLANATION_LENGTHS, type ExplanationValues } from './explanation.ts'

/** Why a field can’t be saved. */
export type ExplanationTrouble = 'missing' | 'too_long' | 'no_such_verse' | 'surah_missing' | 'no_text'

type Troubles = Partial<Record<keyof ExplanationValues, ExplanationTrouble>>

/** What is wrong with an explanation, by field; empty when it can be saved. */
export function explanationTroubles(values: ExplanationValues): Troubles {
  const { title } = values
  const long = (['englishContent', 'arabicContent', 'urduContent'] as const).filter(
    (field) => values[field].length > EXPLANATION_LENGTHS.content,
  )
  return {
    ...(title.trim() === '' && { title: 'missing' as const }),
    ...(title.length > EXPLANATION_LENGTHS.title && { title: 'too_long' as const }),
    ...Object.fromEntries(long.map((field) => [field, 'too_long' as const])),
    ...troublesBetweenFields(values),
  }
}

/** The rules between fields: a published explanation has a text, and a verse exists in its surah. */
export function troublesBetweenFields(values: ExplanationValues): Troubles {
  const { surah, verse, isPublished, englishContent, arabicContent, urduContent } = values
  const isEmpty = [englishContent, arabicContent, urduContent].every((text) => text.trim() === '')
  return {
    ...(isPublished && isEmpty && { englishContent: 'no_text' as const }),
    ...(verse !== null && surah === null && { verse: 'surah_missing' as const }),
    ...(verse !== null && surah !== null && verse > verseCount(surah) && { verse: 'no_such_verse' as const }),
  }
}
