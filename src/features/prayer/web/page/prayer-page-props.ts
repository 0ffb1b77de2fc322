import type { ReactNode } from 'react'
import type { PrayerPlace } from '../use-prayer-day.ts'

/** A place with the page's texts about it. */
export interface PrayerPageProps {
  readonly place: PrayerPlace | undefined
  /** Whether the person chose or located the place; otherwise it is a guess, or not there yet. */
  readonly isPlaceKnown: boolean
  readonly placeName: ReactNode
  /** How the current place was chosen. */
  readonly placeSource: ReactNode
  readonly locating: boolean
  readonly onLocate: () => void
  readonly onChoosePlace: () => void
}
