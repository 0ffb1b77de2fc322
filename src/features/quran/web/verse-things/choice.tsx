import { classNames } from '#shared/web/ui/class-names.ts'

/** One of a few, side by side. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChoose,
}: {
  legend: string
  options: readonly { readonly value: Value; readonly text: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="inline-flex rounded-full bg-sunken p-1">
      <legend className="sr-only">{legend}</legend>
      {options.map((option) => (
        <label
          className={classNames(
            'flex min-h-11 cursor-pointer items-center rounded-full px-4 font-semibold text-sm has-focus-visible:outline-2 has-focus-visible:outline-offset-2',
            option.value === value ? 'bg-raised shadow-card' : 'text-muted hover:text-ink',
          )}
          key={option.value}
        >
          <input
            checked={option.value === value}
            className="sr-only"
            name={legend}
            onChange={() => onChoose(option.value)}
            type="radio"
          />
          {option.text}
        </label>
      ))}
    </fieldset>
  )
}
