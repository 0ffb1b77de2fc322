import { useId, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { currentLanguage, t } from '#shared/web/i18n/i18n.ts'
import { decimalText, parseDecimal } from '../core/decimal.ts'

/**
 * A field for a decimal number in the digits and signs of any language. It is written in the page's own when the field
 * loses the focus. An empty or wrong text counts as 0, and a wrong one stays to be corrected.
 */
export function AmountField({
  label,
  hint,
  unit,
  value,
  decimals,
  most,
  wrong = t('zakat:wealth.invalid'),
  onValue,
}: {
  label: string
  hint?: string
  /** Shown before the number, such as the currency's sign. */
  unit?: string
  /** In the smallest unit. */
  value: number
  decimals: number
  most: number
  /** The message below a text that is not a number. */
  wrong?: string
  onValue: (value: number) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const parsed = typed?.trim() ? parseDecimal(typed, decimals, decimalSign()) : 0
  const isTooMuch = parsed !== undefined && parsed > most
  const problem = parsed === undefined ? wrong : isTooMuch ? t('zakat:wealth.tooMuch') : undefined
  return (
    <div className="min-w-0">
      <label className="mb-1 block font-semibold text-sm" htmlFor={id}>
        {label}
      </label>
      <div className="relative">
        {unit && (
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 start-3 flex max-w-16 items-center truncate text-muted text-sm"
          >
            <bdi>{unit}</bdi>
          </span>
        )}
        <input
          aria-describedby={hint || problem ? `${id}-hint` : undefined}
          aria-invalid={problem !== undefined}
          autoComplete="off"
          className={`tabular min-h-12 w-full rounded-xl border border-hairline bg-paper pe-3 text-end aria-invalid:border-ending ${unit ? 'ps-18' : 'ps-3'}`}
          id={id}
          inputMode="decimal"
          maxLength={30}
          onBlur={() => problem === undefined && setTyped(undefined)}
          onChange={(event) => {
            const { value: text } = event.target
            setTyped(text)
            const number = text.trim() ? parseDecimal(text, decimals, decimalSign()) : 0
            onValue(number === undefined || number > most ? 0 : number)
          }}
          placeholder={formatNumber(0)}
          value={typed ?? (value > 0 ? formatDecimal(value, decimals) : '')}
        />
      </div>
      {(hint || problem) && (
        <p className={`mt-1 text-sm ${problem ? 'text-ending' : 'text-muted'}`} id={`${id}-hint`}>
          {problem ?? hint}
        </p>
      )}
    </div>
  )
}

/** With all decimals, or with none where there are none. */
const formatDecimal = (value: number, decimals: number) =>
  formatNumber(decimalText(value, decimals), {
    minimumFractionDigits: decimals === 2 && value % 100 !== 0 ? 2 : 0,
    maximumFractionDigits: decimals,
  })

/** The sign before the decimals in the page's language. */
function decimalSign(): '.' | ',' {
  const parts = new Intl.NumberFormat(currentLanguage().locale).formatToParts(0.5)
  return parts.find(({ type }) => type === 'decimal')?.value === ',' ? ',' : '.'
}
