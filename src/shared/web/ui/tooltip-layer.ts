/** The delay before a tooltip opens, and the time after closing within which the next opens at once. */
const OPEN_DELAY_MS = 700
const SKIP_DELAY_MS = 300
const GAP = 8

/**
 * Shows the text of `data-tooltip` below the control under the pointer or with keyboard focus, for the whole
 * page. The control has the same text as its accessible name, so screen readers ignore the tooltip. Touch
 * opens none.
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
    // An open dialog covers everything outside, so the tooltip is rendered next to its control.
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
