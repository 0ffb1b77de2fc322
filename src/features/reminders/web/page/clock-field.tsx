/** A time field (`HH:MM`); clearing it changes nothing. */
export function ClockField({
  label,
  hidden = false,
  value,
  onTime,
}: {
  label: string
  /** Whether the label is for screen readers only. */
  hidden?: boolean
  value: string
  onTime: (time: string) => void
}) {
  return (
    <label className="block min-w-0">
      <span className={hidden ? 'sr-only' : 'mb-1 block text-muted text-sm'}>{label}</span>
      <input
        className="tabular min-h-11 w-full rounded-xl border border-hairline bg-paper px-3 text-ink"
        onChange={(event) => /^\d\d:\d\d$/.test(event.target.value) && onTime(event.target.value)}
        required
        type="time"
        value={value}
      />
    </label>
  )
}
