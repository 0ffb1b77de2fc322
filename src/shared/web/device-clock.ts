/** An instant on the device’s clock, `HH:MM`. */
export function deviceClock(instant: number): string {
  const date = new Date(instant)
  return [date.getHours(), date.getMinutes()].map((part) => String(part).padStart(2, '0')).join(':')
}
