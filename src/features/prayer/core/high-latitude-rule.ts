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
