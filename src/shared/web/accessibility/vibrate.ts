/** Vibrates for `ms` milliseconds, if the device can and the user hasn't turned it off. */
export function vibrate(pattern: VibratePattern): void {
  if (document.documentElement.dataset.accessibility?.split(' ').includes('no-vibration')) return
  navigator.vibrate?.(pattern)
}
