/** A labelled checkbox. */
export function Checkbox({
  text,
  checked,
  onChange,
}: {
  text: string
  checked: boolean
  onChange: (checked: boolean) => void
}) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-2">
      <input
        checked={checked}
        className="size-4 accent-(--action)"
        onChange={(event) => onChange(event.target.checked)}
        type="checkbox"
      />
      {text}
    </label>
  )
}
