import { csvTable } from '#shared/core/csv-table.ts'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { saveFile } from '#shared/web/save-file.ts'
import type { Calculation } from '../core/calculation.ts'
import { MONEY_DECIMALS } from '../core/currencies.ts'
import { decimalText } from '../core/decimal.ts'
import type { ZakatResult } from '../core/zakat.ts'

/** Downloads a calculation as a CSV file, with numbers that spreadsheets read. */
export function exportCalculation(calculation: Calculation, result: ZakatResult, today: Day): void {
  const number = (amount: number) => decimalText(amount, MONEY_DECIMALS)
  const { currency } = calculation
  const row = (name: string, value: string, counted: string, zakat: string) => [
    t(name),
    currency,
    value,
    counted,
    zakat,
  ]
  const columns = ['item', 'currency', 'value', 'counted', 'zakat']
  const rows = [
    columns.map((name) => t(`zakat:file.${name}`)),
    ...result.parts.map(({ kind, value, counted, zakat }) =>
      row(`zakat:kinds.${kind}`, number(value), number(counted), number(zakat)),
    ),
    row('zakat:result.debts', number(calculation.debts), number(result.debts), ''),
    row('zakat:result.net', '', number(result.net), number(result.zakat)),
    ...(result.nisab === undefined ? [] : [row('zakat:result.nisab', '', number(result.nisab), '')]),
  ]
  saveFile(new File([csvTable(rows)], `rafiq-zakat-${today}.csv`, { type: 'text/csv' }))
}
