import type { MethodRules } from './calculation-method.ts'

/** Limits for Fajr and Isha where twilight lasts long or all night. */
export const highLatitudeRules = ['MiddleOfTheNight', 'SeventhOfTheNight', 'TwilightAngle'] as const
export type HighLatitudeRule = (typeof highLatitudeRules)[number]

/** The inputs for the times of a day, besides the sun. */
export interface TimesRules {
  readonly method: MethodRules
  readonly rule: HighLatitudeRule
}

/**
 * The rule in an answer: the Moonsighting Committee has its own seasonal rule, which cannot be chosen or
 * replaced.
 */
export type RuleInForce = HighLatitudeRule | 'MoonsightingCommittee'

/**
 * The rule recommended for a latitude: a sixtieth of the night per degree of the angle beyond 48°, else the
 * middle of the night; in both hemispheres. The reasons, and the publications of national bodies, are in
 * `docs/decisions/2026-11-23-high-latitudes.md`.
 */
export function recommendedRule(latitude: number): HighLatitudeRule {
  return Math.abs(latitude) > 48 ? 'TwilightAngle' : 'MiddleOfTheNight'
}

/** The longest time between Fajr and sunrise, and between sunset and Isha, as parts of the night. */
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
