import { deviceValue } from '#shared/web/device-value.ts'
import { type VersePlace, verseCount } from '../../core/index.ts'

/** Where this device last read, and when. */
export interface LastPlace extends VersePlace {
  /** ISO 8601. */
  readonly at: string
}

const lastPlace = deviceValue<LastPlace>('rafiq.last-place', (found) => {
  const { surah, verse, at } = (found ?? {}) as Partial<LastPlace>
  const exists = Number.isInteger(surah) && Number.isInteger(verse) && typeof at === 'string'
  return exists && surah && verse && verse >= 1 && verse <= verseCount(surah)
    ? { surah, verse, at }
    : undefined
})

/** Where this device last read; `undefined` before it read anything. */
export const useLastPlace = (): LastPlace | undefined => lastPlace.use()

export const readLastPlace = (): LastPlace | undefined => lastPlace.read()

export function keepLastPlace({ surah, verse }: VersePlace): void {
  lastPlace.write({ surah, verse, at: new Date().toISOString() })
}
