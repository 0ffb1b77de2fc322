import type { KeyboardEvent } from 'react'

/**
 * Moves the focus with the up and down arrow keys between a search field and its results, the links with `data-result`.
 * If the focused result was replaced, their section has the focus.
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
