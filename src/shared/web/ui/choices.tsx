/** A few values of which one holds, side by side. */
export function Choices<Value extends string | number>({
  label,
  name,
  options,
  value,
  onChoose,
}: {
  label: string
  /** Of the group, unique on the page. */
  name: string
  options: readonly { readonly value: Value; readonly text: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-muted text-sm">{label}</legend>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <label
            className="flex min-h-11 min-w-11 cursor-pointer items-center justify-center rounded-full border border-hairline px-2.5 text-[0.9375rem] hover:border-action has-checked:border-action has-checked:bg-action-soft has-checked:font-semibold has-focus-visible:outline-2 has-focus-visible:outline-offset-2 print:border-0 print:px-0"
            key={option.value}
          >
            <input
              checked={option.value === value}
              className="sr-only"
              name={name}
              onChange={() => onChoose(option.value)}
              type="radio"
              value={option.value}
            />
            {option.text}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
