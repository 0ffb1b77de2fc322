/**
 * A day’s count as the page showed it while the device had not yet confirmed it. When the page is killed in that
 * moment, this tells whether the last taps were kept.
 */
export interface UnsureCount {
  /** As made by `countIdOf`. */
  readonly id: string
  readonly shown: number
}

/** How many taps are missing of what was shown; none when more is kept, as another device may have added to it. */
export const missingOf = ({ shown }: UnsureCount, kept: number): number => Math.max(0, shown - kept)
