import type { MethodRules } from './calculation-method.ts'

/** How far Fajr and Isha may lie from the sun where twilight lasts long or all night. */
export const highLatitudeRules = ['MiddleOfTheNight', 'SeventhOfTheNight', 'TwilightAngle'] as const
export type HighLatitudeRule = (typeof highLatitudeRules)[number]

/** What a day's times depend on beside the sun. */
export interface TimesRules {
  readonly method: MethodRules
  readonly rule: HighLatitudeRule
}

/** The rule of an answer: the Moonsighting Committee has its own seasonal one, which cannot be chosen or replaced. */
export type RuleInForce = HighLatitudeRule | 'MoonsightingCommittee'

/**
 * Recommended by latitude: the angle's sixtieth of the night beyond 48°, else its middle; in both hemispheres. Why, and what
 * national bodies publish, is in `docs/decisions/2026-11-23-high-latitudes.md`.
 */
export function recommendedRule(latitude: number): HighLatitudeRule {
  return Math.abs(latitude) > 48 ? 'TwilightAngle' : 'MiddleOfTheNight'
}

/** Parts of the night: the most that lies between Fajr and sunrise, and between sunset and Isha. */
export function nightPortions(rule: HighLatitudeRule, method: MethodRules): { fajr: number; isha: number } {
  switch (rule) {
    case 'MiddleOfTheNight':
      return { fajr: 1 / 2, isha: 1 / 2 }
    case 'SeventhOfTheNight':
      return { fajr: 1 / 7, isha: 1 / 7 }
    case 'TwilightAngle':
      return { fajr: method.fajrAngle / 60, isha: method.ishaAngle / 60 }
  }
}
