import { useId, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import { parseTypedNumber } from './parse-typed-number.ts'

/** A number in a range. An empty field means none; a number out of range shows an error and is not used. */
export function NumberField({
  label,
  range,
  whole = false,
  required = false,
  usual,
  value,
  onNumber,
}: {
  label: string
  range: readonly [least: number, most: number]
  whole?: boolean
  required?: boolean
  /** The value that applies while the field is empty. */
  usual?: number | undefined
  value: number | undefined
  onNumber: (value: number | undefined) => void
}) {
  const id = useId()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? (value === undefined ? '' : String(value))
  const read = (text: string) => {
    const found = parseTypedNumber(text, range, whole)
    return required && found === undefined ? 'wrong' : found
  }
  const wrong = typed !== undefined && read(typed) === 'wrong'
  const [least, most] = range.map((each) => formatNumber(each))
  const limits = { least: least ?? '', most: most ?? '' }
  return (
    <div className="min-w-0">
      <label className="mb-1 block text-sm" htmlFor={id}>
        {label}
      </label>
      <input
        aria-describedby={`${id}-range`}
        aria-invalid={wrong || undefined}
        className={classNames(
          'tabular min-h-11 w-full rounded-xl border bg-paper px-3 rtl:text-end',
          wrong ? 'border-ending' : 'border-hairline',
        )}
        dir="ltr"
        id={id}
        inputMode={range[0] < 0 ? 'text' : 'decimal'}
        onBlur={() => !wrong && setTyped(undefined)}
        onChange={({ target }) => {
          setTyped(target.value)
          const next = read(target.value)
          if (next !== 'wrong' && next !== value) onNumber(next)
        }}
        placeholder={usual === undefined ? undefined : formatNumber(usual, { maximumFractionDigits: 2 })}
        type="text"
        value={shown}
      />
      <p className={classNames('mt-1 text-sm', wrong ? 'text-ending' : 'text-muted')} id={`${id}-range`}>
        {wrong
          ? t(whole ? 'prayer-settings:wrongWhole' : 'prayer-settings:wrong', limits)
          : t('prayer-settings:range', limits)}
      </p>
    </div>
  )
}
