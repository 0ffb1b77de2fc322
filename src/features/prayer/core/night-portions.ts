import type { MethodRules } from './calculation-method.ts'
import type { HighLatitudeRule } from './high-latitude-rule.ts'

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
