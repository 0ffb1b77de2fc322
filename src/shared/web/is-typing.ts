/** Whether a key press belongs to a field, a list or an open dialog rather than to the page. */
export function isTyping({ target, isComposing }: KeyboardEvent): boolean {
  if (isComposing || document.querySelector('dialog[open]')) return true
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      target.closest('input, textarea, select, [role=slider], [role=listbox]') !== null)
  )
}
