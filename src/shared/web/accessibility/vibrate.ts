/** Vibrates for so many milliseconds, where the device can and the person has not turned it off. */
export function vibrate(pattern: VibratePattern): void {
  if (document.documentElement.dataset.accessibility?.split(' ').includes('no-vibration')) return
  navigator.vibrate?.(pattern)
}
