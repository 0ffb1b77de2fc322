/** Vibrates for so many milliseconds, where the device can and the person has not turned it off. */
export function vibrate(pattern: VibratePattern): void {
  if (document.documentElement.dataset.ease?.split(' ').includes('still')) return
  navigator.vibrate?.(pattern)
}
