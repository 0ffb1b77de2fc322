import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { Calculation } from '../core/calculation.ts'
import { CROPS_NISAB, CROPS_RATES, cropsZakat, type Watering } from '../core/crops.ts'
import { inKindZakat } from '../core/in-kind.ts'
import { type Given, HERD_NISAB, type Herd, livestockZakat } from '../core/livestock.ts'
import { formatThousandths } from './format-money.ts'

/** Choices that are listed; large herds of camels and cattle have more, with other mixtures of the same animals. */
const MOST_OPTIONS = 3

/** Crops or a herd with their zakat, as they are shown and printed. */
export interface InKindLine {
  readonly key: string
  readonly name: string
  readonly owned: string
  readonly isDue: boolean
  readonly zakat: string
}

/** The crops and herds that a person has. */
export function inKindLines(calculation: Calculation): readonly InKindLine[] {
  const { crops, herds } = inKindZakat(calculation)
  const { harvest, watering } = calculation
  const lines = herds.map(({ herd, count, options }) => ({
    key: herd,
    name: t(`zakat:kind.${herd}`),
    owned: formatNumber(count),
    isDue: options.length > 0,
    zakat: herdInWords(herd, count),
  }))
  if (!crops) return lines
  const ofCrops = {
    key: 'crops',
    name: cropsName(watering),
    owned: t('zakat:kind.kilograms', { amount: formatThousandths(harvest) }),
    isDue: crops.due > 0,
    zakat: cropsInWords(harvest, watering),
  }
  return [ofCrops, ...lines]
}

/** Crops with the rate of their watering. */
export const cropsName = (watering: Watering): string =>
  t('zakat:kind.cropsAt', {
    rate: formatNumber(CROPS_RATES[watering] / 1000, { style: 'percent', maximumFractionDigits: 1 }),
  })

/** What to give of a harvest in grams, or what is missing to nisab. */
export function cropsInWords(harvest: number, watering: Watering): string {
  const { due, shortfall } = cropsZakat(harvest, watering)
  if (due > 0) return t('zakat:kind.cropsDue', { due: formatThousandths(due) })
  return t('zakat:kind.cropsNone', {
    nisab: formatThousandths(CROPS_NISAB),
    shortfall: formatThousandths(shortfall),
  })
}

/** The animals to give of a herd, of which the owner chooses, or the nisab. */
export function herdInWords(herd: Herd, count: number): string {
  const options = livestockZakat(herd, count)
  if (options.length === 0) return t('zakat:kind.herdNone', { nisab: formatNumber(HERD_NISAB[herd]) })
  const listed = options.slice(0, MOST_OPTIONS).map(formatGiven)
  const more = options.length > MOST_OPTIONS ? [t('zakat:kind.mixed')] : []
  return t('zakat:kind.give', { animals: joined([...listed, ...more], 'or') })
}

const formatGiven = (given: readonly Given[]): string =>
  joined(
    given.map(({ animal, count }) => t(`zakat:kind.given.${animal}`, { count, number: formatNumber(count) })),
    'and',
  )

const joined = (texts: readonly string[], by: 'or' | 'and'): string =>
  texts.reduce((first, second) => t(`zakat:kind.${by}`, { first, second }))
