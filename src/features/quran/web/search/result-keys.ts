import type { KeyboardEvent } from 'react'

/**
 * Arrow keys for a field with results below it: down goes from the field into the results and on, up goes back, at last
 * into the field. Results are the links with `data-result` inside the element that listens. Where the results were replaced
 * under the focus, their section has it.
 */
export function handleResultKeys(event: KeyboardEvent<HTMLElement>): void {
  if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey)
    return
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  const focused = document.activeElement
  const field = event.currentTarget.querySelector<HTMLElement>('input[type=search]')
  if (step === undefined || !field || !(focused instanceof HTMLElement)) return
  if (!focused.matches('[data-result], input[type=search], section')) return
  const stops = [field, ...event.currentTarget.querySelectorAll<HTMLElement>('[data-result]')]
  const next =
    focused.matches('section') && step < 0 ? field : stops[Math.max(0, stops.indexOf(focused)) + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}
