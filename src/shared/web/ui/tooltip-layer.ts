/** How long a pointer rests before a tooltip opens, and how soon after one closed the next opens at once. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300
const GAP = 8

/**
 * Shows the text of `data-tooltip` under the control that is pointed at or reached by keyboard, for the whole page.
 * The control carries the same words as its accessible name, so the tooltip itself stays silent. Touch opens none.
 */
export function startTooltips(): void {
  const tip = document.createElement('div')
  tip.className =
    'pointer-events-none fixed z-50 max-w-64 rounded-lg bg-ink px-3 py-1.5 text-paper text-sm shadow-card'
  tip.hidden = true
  tip.ariaHidden = 'true'
  let opening: ReturnType<typeof setTimeout> | undefined
  let closedAt = Number.NEGATIVE_INFINITY
  let over: HTMLElement | undefined

  const show = (control: HTMLElement) => {
    if (!control.isConnected) return
    tip.textContent = control.dataset.tooltip ?? ''
    // An open dialog covers everything outside of it, so the tooltip lives where its control does.
    ;(control.closest('dialog') ?? document.body).append(tip)
    tip.hidden = false
    const { left, width, bottom, top } = control.getBoundingClientRect()
    const x = Math.min(innerWidth - tip.offsetWidth - GAP, left + (width - tip.offsetWidth) / 2)
    const below = bottom + GAP + tip.offsetHeight < innerHeight
    tip.style.left = `${Math.max(GAP, x)}px`
    tip.style.top = `${below ? bottom + GAP : top - GAP - tip.offsetHeight}px`
  }
  const hide = () => {
    clearTimeout(opening)
    over = undefined
    if (tip.hidden) return
    tip.hidden = true
    closedAt = performance.now()
  }
  const controlOf = (event: Event) =>
    event.target instanceof Element ? event.target.closest<HTMLElement>('[data-tooltip]') : null

  document.addEventListener('pointerover', (event) => {
    const control = controlOf(event)
    if (control === over || event.pointerType === 'touch') return
    hide()
    if (!control) return
    over = control
    const soon = performance.now() - closedAt < SKIP_DELAY_MS
    opening = setTimeout(() => show(control), soon ? 0 : OPEN_DELAY_MS)
  })
  document.addEventListener('focusin', (event) => {
    const control = controlOf(event)
    hide()
    if (control?.matches(':focus-visible')) show(control)
  })
  document.addEventListener('focusout', hide)
  document.addEventListener('pointerdown', hide)
  document.addEventListener('scroll', hide, { capture: true, passive: true })
  document.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
}
