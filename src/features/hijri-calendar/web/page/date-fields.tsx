import { useId } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { SelectField } from '#shared/web/ui/select-field.tsx'

/** A date while it is typed; the year may be in any digits. */
export interface WrittenDate {
  readonly day: number
  readonly month: number
  readonly year: string
}

/** Fields for the day, month and year of either calendar. */
export function DateFields({
  days,
  months,
  value,
  invalid,
  errorId,
  onChange,
}: {
  /** The number of days in the longest month. */
  days: number
  months: readonly string[]
  value: WrittenDate
  invalid: boolean
  errorId: string
  onChange: (value: WrittenDate) => void
}) {
  const id = useId()
  return (
    <div className="grid grid-cols-[4.75rem_minmax(0,1fr)] gap-2 @min-[21rem]:grid-cols-[4.75rem_minmax(0,1fr)_4.75rem]">
      <SelectField
        label={t('calendar-page:convert.day')}
        onChoose={(day) => onChange({ ...value, day })}
        options={Array.from({ length: days }, (_, index) => ({
          value: index + 1,
          text: formatNumber(index + 1),
        }))}
        value={value.day}
      />
      <SelectField
        label={t('calendar-page:convert.month')}
        onChoose={(month) => onChange({ ...value, month })}
        options={months.map((text, index) => ({ value: index + 1, text }))}
        value={value.month}
      />
      <div className="min-w-0 @max-[21rem]:col-span-2">
        <label className="mb-1 block text-muted text-sm" htmlFor={id}>
          {t('calendar-page:convert.year')}
        </label>
        <input
          aria-describedby={errorId}
          aria-invalid={invalid}
          autoComplete="off"
          className="tabular min-h-11 w-full rounded-xl border border-hairline bg-paper px-3 aria-invalid:border-ending"
          id={id}
          inputMode="numeric"
          maxLength={5}
          onChange={(event) => onChange({ ...value, year: event.target.value })}
          value={value.year}
        />
      </div>
    </div>
  )
}
