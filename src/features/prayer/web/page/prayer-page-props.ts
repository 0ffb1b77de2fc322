import type { ReactNode } from 'react'
import type { PrayerPlace } from '../use-prayer-day.ts'

/** A place with what the page says about it. */
export interface PrayerPageProps {
  readonly place: PrayerPlace | undefined
  readonly placeName: ReactNode
  /** How the place became the one in use. */
  readonly placeSource: string | undefined
  readonly locating: boolean
  readonly onLocate: () => void
  readonly onChoosePlace: () => void
}
