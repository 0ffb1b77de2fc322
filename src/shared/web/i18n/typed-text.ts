import { TYPED_TEXT_KEY } from './i18n.ts'

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement

/** What a field contained, and its place among the fields of its kind. */
interface Kept {
  readonly kind: string
  readonly place: number
  /** The number of fields of this kind. If it differs, `place` may mean another field. */
  readonly of: number
  readonly value: string | boolean
}

const WRITTEN = ['text', 'search', 'email', 'url', 'tel', 'textarea']

/** Keeps what is typed or chosen on this page until it is loaded again in this tab. Never keeps passwords. */
export function keepTypedText(): void {
  const fields: Kept[] = []
  for (const [kind, sameKind] of fieldsByKind()) {
    for (const [place, field] of sameKind.entries()) {
      const value = keptValue(field)
      if (value !== undefined) fields.push({ kind, place, of: sameKind.length, value })
    }
  }
  if (fields.length === 0) return
  sessionStorage.setItem(TYPED_TEXT_KEY, JSON.stringify({ address: location.pathname, fields }))
}

/**
 * Puts kept text back into the fields of the same page as they appear, until another page opens. A field that is not empty stays as it
 * is: its page has kept the text itself, or the user types.
 */
export function putBackTypedText(): void {
  const { address, fields } = JSON.parse(sessionStorage.getItem(TYPED_TEXT_KEY) ?? '{}')
  sessionStorage.removeItem(TYPED_TEXT_KEY)
  let left: readonly Kept[] = address === location.pathname ? fields : []
  const watcher = new MutationObserver(() => fill())
  const fill = () => {
    const found = location.pathname === address ? fieldsByKind() : undefined
    left = found ? left.filter((kept) => !isPutBack(kept, found)) : []
    if (left.length === 0) watcher.disconnect()
  }
  watcher.observe(document.body, { childList: true, subtree: true })
  fill()
}

/** Fields of the page by form and by what no language changes. */
function fieldsByKind(): ReadonlyMap<string, readonly Field[]> {
  const forms = [...document.querySelectorAll('main form')]
  const kinds = new Map<string, Field[]>()
  for (const field of document.querySelectorAll<Field>('main :is(input, textarea, select)')) {
    const form = field.closest('form')
    const limit = field.getAttribute('maxlength') ?? ''
    const kind = [
      form ? forms.indexOf(form) : '',
      field.type,
      field.autocomplete,
      field.inputMode,
      limit,
    ].join(' ')
    kinds.set(kind, [...(kinds.get(kind) ?? []), field])
  }
  return kinds
}

/**
 * What is worth keeping in a field. Numbers with separators are not: `1.500` means another number in another
 * language. Choices outside of forms are settings or filters, which pages keep themselves or derive from the
 * language.
 */
function keptValue(field: Field): string | boolean | undefined {
  if (WRITTEN.includes(field.type)) {
    const isNumber = field.inputMode === 'decimal' || field.inputMode === 'numeric'
    return field.value === '' || (isNumber && /\D/.test(field.value)) ? undefined : field.value
  }
  if (!field.closest('form:not([role=search])')) return undefined
  if (field.type === 'checkbox' || field.type === 'radio') return (field as HTMLInputElement).checked
  return field.type === 'select-one' ? field.value : undefined
}

function isPutBack({ kind, place, of, value }: Kept, found: ReadonlyMap<string, readonly Field[]>): boolean {
  const sameKind = found.get(kind) ?? []
  const field = sameKind[place]
  if (!field || sameKind.length !== of) return false
  const part = field.closest('details')
  if (part && typeof value === 'string') part.open = true
  if (typeof value === 'boolean') {
    // A radio button is only ever switched off by another.
    if ((field as HTMLInputElement).checked !== value && (value || field.type === 'checkbox')) field.click()
  } else if (field.type === 'select-one' ? field.value !== value : field.value === '') {
    setValue(field, value)
  }
  return true
}

/** Sets a value as typing does; React replaces the property `value` of its fields, so this calls the original one. */
function setValue(field: Field, value: string): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
}
