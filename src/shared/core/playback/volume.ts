/** Volume is in percent, so that steps add up exactly. */
export const DEFAULT_VOLUME = 70
const STEP = 10
const PAGE_STEP = 10
const LOUDEST = 100

/** The nearest possible volume, from 0 to 100 in steps of 10; the default if it is not a number. */
export function snappedVolume(percent: number): number {
  if (Number.isNaN(percent)) return DEFAULT_VOLUME
  return Math.min(LOUDEST, Math.max(0, Math.round(percent / STEP) * STEP))
}

/** The volume after a key press on its slider; `undefined` for other keys. */
export function volumeAfterKey(percent: number, key: string, shift: boolean): number | undefined {
  const step = shift ? PAGE_STEP : STEP
  switch (key) {
    case 'ArrowUp':
    case 'ArrowRight':
      return snappedVolume(percent + step)
    case 'ArrowDown':
    case 'ArrowLeft':
      return snappedVolume(percent - step)
    case 'PageUp':
      return snappedVolume(percent + PAGE_STEP)
    case 'PageDown':
      return snappedVolume(percent - PAGE_STEP)
    case 'Home':
      return 0
    case 'End':
      return LOUDEST
    default:
      return undefined
  }
}
