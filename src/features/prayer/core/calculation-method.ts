import { CalculationMethod, type CalculationParameters } from 'adhan'
import type { MethodName } from './method-names.ts'

/** Whose choice the method is: the person's, the country's custom, or neither. */
export type MethodChosenBy = 'person' | 'country' | 'default'

const methodByCountry: Readonly<Partial<Record<string, MethodName>>> = {
  TR: 'Turkey',
  SA: 'UmmAlQura',
  EG: 'Egyptian',
  PK: 'Karachi',
  IN: 'Karachi',
  BD: 'Karachi',
  US: 'NorthAmerica',
  CA: 'NorthAmerica',
  SG: 'Singapore',
  MY: 'Singapore',
  ID: 'Singapore',
  IR: 'Tehran',
  QA: 'Qatar',
  KW: 'Kuwait',
  AE: 'Dubai',
  GB: 'MoonsightingCommittee',
}

export interface ChosenMethod {
  readonly method: MethodName
  readonly methodChosenBy: MethodChosenBy
}

/** The person's method, else the custom of the country (ISO 3166 alpha-2), else that of the Muslim World League. */
export function chosenMethod(method: MethodName | undefined, country: string | undefined): ChosenMethod {
  if (method) return { method, methodChosenBy: 'person' }
  const custom = country === undefined ? undefined : methodByCountry[country.toUpperCase()]
  if (custom) return { method: custom, methodChosenBy: 'country' }
  return { method: 'MuslimWorldLeague', methodChosenBy: 'default' }
}

/** What a method prescribes. Angles are degrees of the sun's centre below the horizon. */
export interface MethodRules {
  readonly name: MethodName
  readonly fajrAngle: number
  readonly ishaAngle: number
  /** Minutes from sunset to Isha where the method has no angle, else 0. */
  readonly ishaInterval: number
  /** The interval on the days of Ramadan, where it is another one. */
  readonly ishaIntervalInRamadan: number
  /** Which of the two go by the Moonsighting Committee's seasons in place of an angle. */
  readonly seasonal: { readonly fajr: boolean; readonly isha: boolean }
  /** Degrees below the horizon at which Maghrib begins; 0 where it begins at sunset. */
  readonly maghribAngle: number
  /** Minutes of caution that the authority adds to its times. */
  readonly minutes: Readonly<Record<'sunrise' | 'dhuhr' | 'asr' | 'maghrib', number>>
  /** `up` where seconds always count as a minute, `nearest` where half a minute decides. */
  readonly rounding: 'nearest' | 'up'
}

/** The Umm al-Qura calendar prints Isha two hours after Maghrib on the days of Ramadan. */
const UMM_AL_QURA_RAMADAN_MINUTES = 120

const rulesByName = new Map<MethodName, MethodRules>()

/** A method's rules, as `adhan` keeps them. */
export function methodRules(name: MethodName): MethodRules {
  let rules = rulesByName.get(name)
  if (!rules) {
    rules = rulesFrom(name, CalculationMethod[name]())
    rulesByName.set(name, rules)
  }
  return rules
}

function rulesFrom(name: MethodName, parameters: CalculationParameters): MethodRules {
  const { sunrise, dhuhr, asr, maghrib } = parameters.methodAdjustments
  const seasonal = name === 'MoonsightingCommittee'
  return {
    name,
    fajrAngle: parameters.fajrAngle,
    ishaAngle: parameters.ishaAngle,
    ishaInterval: parameters.ishaInterval,
    ishaIntervalInRamadan: name === 'UmmAlQura' ? UMM_AL_QURA_RAMADAN_MINUTES : parameters.ishaInterval,
    seasonal: { fajr: seasonal, isha: seasonal },
    maghribAngle: parameters.maghribAngle,
    minutes: { sunrise, dhuhr, asr, maghrib },
    rounding: parameters.rounding === 'up' ? 'up' : 'nearest',
  }
}
