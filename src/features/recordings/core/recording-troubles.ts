import { verseCount } from '#features/quran/core/index.ts'
import { hasItem, ITEM_ID, RECORDING_LENGTHS, type RecordingValues } from './recording.ts'

/** Why a field can’t be saved. */
export type RecordingTrouble = 'missing' | 'too_long' | 'no_such_verse' | 'wrong_order' | 'not_an_id'

type Troubles = Partial<Record<keyof RecordingValues, RecordingTrouble>>

/** What is wrong with a recording, by field; empty when it can be saved. */
export function recordingTroubles(values: RecordingValues): Troubles {
  const long = (['title', 'qari', 'rights'] as const).filter(
    (field) => values[field].length > RECORDING_LENGTHS[field],
  )
  return {
    ...(values.title.trim() === '' && { title: 'missing' as const }),
    ...Object.fromEntries(long.map((field) => [field, 'too_long' as const])),
    ...troublesBetweenFields(values),
  }
}

/** The rules between fields: verses exist, and a published recording names its reciter, rights and place. */
export function troublesBetweenFields(values: RecordingValues): Troubles {
  return { ...placeTroubles(values), ...(values.status === 'active' && publishingTroubles(values)) }
}

function placeTroubles({ category, surah, fromVerse, toVerse, item }: RecordingValues): Troubles {
  if (hasItem(category) && item !== null && !ITEM_ID.test(item)) return { item: 'not_an_id' }
  if (category !== 'verses' || surah === null) return {}
  const last = verseCount(surah)
  return {
    ...(fromVerse !== null && fromVerse > last && { fromVerse: 'no_such_verse' as const }),
    ...(toVerse !== null && toVerse > last && { toVerse: 'no_such_verse' as const }),
    ...(fromVerse !== null && toVerse !== null && fromVerse > toVerse && { toVerse: 'wrong_order' as const }),
  }
}

/** What a published recording lacks. */
function publishingTroubles(values: RecordingValues): Troubles {
  const { category } = values
  const needed: readonly (keyof RecordingValues)[] = [
    'qari',
    'rights',
    ...(category === 'surah' || category === 'verses' ? (['surah'] as const) : []),
    ...(category === 'verses' ? (['fromVerse', 'toVerse'] as const) : []),
    ...(hasItem(category) ? (['item'] as const) : []),
  ]
  const missing = needed.filter((field) => values[field] === null || values[field] === '')
  return Object.fromEntries(missing.map((field) => [field, 'missing' as const]))
}
