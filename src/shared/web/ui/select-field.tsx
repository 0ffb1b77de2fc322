import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import { classNames } from './class-names.ts'

/** One of many values, with its name above. */
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
      <div className="relative">
        <select
          className="min-h-11 w-full cursor-pointer appearance-none truncate rounded-xl border border-hairline bg-paper ps-3 pe-10 text-ink"
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
        </select>
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute inset-y-0 end-3 my-auto text-muted"
          size={17}
        />
      </div>
    </div>
  )
}
