import { formatDigits } from './format.ts'

/** Seconds as `4:05` or `1:04:05`, in the language's digits. */
export function formatTrackTime(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60]
  const ending = String(rest).padStart(2, '0')
  return formatDigits(
    hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${ending}` : `${minutes}:${ending}`,
  )
}
