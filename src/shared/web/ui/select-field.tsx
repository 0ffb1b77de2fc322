import { useId } from 'react'
import { classNames } from './class-names.ts'
import { Select } from './select.tsx'

/** A choice from many values, with a label above. */
export function SelectField<Value extends string | number>({
  label,
  options,
  value,
  onChoose,
  className,
}: {
  label: string
  options: readonly { readonly value: Value; readonly text: string }[]
  value: Value
  onChoose: (value: Value) => void
  className?: string
}) {
  const id = useId()
  return (
    <div className={classNames('min-w-0', className)}>
      <label className="mb-1 block text-muted text-sm" htmlFor={id}>
        {label}
      </label>
      <Select
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
    </div>
  )
}
