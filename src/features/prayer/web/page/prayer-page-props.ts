import type { ReactNode } from 'react'
import type { PrayerPlace } from '../use-prayer-day.ts'

/** A place with the page's texts about it. */
export interface PrayerPageProps {
  readonly place: PrayerPlace | undefined
  readonly placeName: ReactNode
  /** How the current place was chosen. */
  readonly placeSource: ReactNode
  readonly locating: boolean
  readonly onLocate: () => void
  readonly onChoosePlace: () => void
}
