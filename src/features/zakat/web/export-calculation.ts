import { csvTable } from '#shared/core/csv-table.ts'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import { type Calculation, hasWealth } from '../core/calculation.ts'
import { MONEY_DECIMALS } from '../core/currencies.ts'
import { decimalText } from '../core/decimal.ts'
import { inKindZakat } from '../core/in-kind.ts'
import { GRAM_DECIMALS } from '../core/metal-piece.ts'
import type { ZakatResult } from '../core/zakat.ts'
import { cropsName, herdInWords } from './format-in-kind.ts'

/** Downloads a calculation as a CSV file, with numbers that spreadsheets read. */
export function exportCalculation(calculation: Calculation, result: ZakatResult, today: Day): void {
  const rows = [
    ['item', 'unit', 'value', 'counted', 'zakat'].map((name) => t(`zakat:file.${name}`)),
    ...(hasWealth(calculation) ? moneyRows(calculation, result) : []),
    ...inKindRows(calculation),
  ]
  saveFile(new File([csvTable(rows)], `rafiq-zakat-${today}.csv`, { type: 'text/csv' }))
}

function moneyRows({ currency, debts }: Calculation, { parts, nisab, ...result }: ZakatResult): string[][] {
  const number = (amount: number) => decimalText(amount, MONEY_DECIMALS)
  return [
    ...parts.map(({ kind, value, counted, zakat }) => [
      t(`zakat:kinds.${kind}`),
      currency,
      number(value),
      number(counted),
      number(zakat),
    ]),
    [t('zakat:result.debts'), currency, number(debts), number(result.debts), ''],
    [t('zakat:result.net'), currency, '', number(result.net), number(result.zakat)],
    ...(nisab === undefined ? [] : [[t('zakat:result.nisab'), currency, '', number(nisab), '']]),
  ]
}

/** Crops in kilograms and herds in animals. A herd's zakat names the animals to give. */
function inKindRows(calculation: Calculation): string[][] {
  const { crops, herds } = inKindZakat(calculation)
  const { harvest, watering } = calculation
  const weight = (grams: number) => decimalText(grams, GRAM_DECIMALS)
  return [
    ...(crops
      ? [
          [
            cropsName(watering),
            t('zakat:file.kilograms'),
            weight(harvest),
            weight(crops.due > 0 ? harvest : 0),
            weight(crops.due),
          ],
        ]
      : []),
    ...herds.map(({ herd, count, options }) => [
      t(`zakat:kind.${herd}`),
      t('zakat:file.animals'),
      String(count),
      String(options.length > 0 ? count : 0),
      options.length > 0 ? herdInWords(herd, count) : '0',
    ]),
  ]
}
