import { useId } from 'react'
import { classNames } from './class-names.ts'
import { FieldTrouble, fieldLabel } from './field-parts.tsx'
import { Select } from './select.tsx'

/** A choice from many values, with a label above. */
export function SelectField<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  className,
  error,
}: {
  label: string
  options: readonly { readonly value: Value; readonly text: string }[]
  value: Value
  onChoose: (value: Value) => void
  className?: string
  /** The problem of the choice, as text. */
  error?: string | undefined
}) {
  const id = useId()
  return (
    <div className={classNames('min-w-0', className)}>
      <label className={fieldLabel} htmlFor={id}>
        {label}
      </label>
      <Select
        aria-describedby={error && `${id}-error`}
        aria-invalid={error ? true : undefined}
        className="min-h-11"
        id={id}
        onChange={(event) => {
          const chosen = options[event.target.selectedIndex]
          if (chosen) onChoose(chosen.value)
        }}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </Select>
      {error && <FieldTrouble className="mt-1.5" id={`${id}-error`} text={error} />}
    </div>
  )
}
