/** A search field that filters a list while typing. */
export function FilterField({
  label,
  value,
  onText,
}: {
  label: string
  value: string
  onText: (text: string) => void
}) {
  return (
    <input
      aria-label={label}
      autoComplete="off"
      className="min-h-11 w-full rounded-full border border-hairline bg-paper px-4"
      dir="auto"
      maxLength={60}
      onChange={(event) => onText(event.target.value)}
      placeholder={label}
      type="search"
      value={value}
    />
  )
}
