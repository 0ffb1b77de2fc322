const forms = ['zero', 'one', 'two', 'few', 'many', 'other'] as const
const suffix = new RegExp(`_(${forms.join('|')})$`)

/** `minutes_few` → `{ base: 'minutes', form: 'few' }`; a key without a plural form is its own base. */
export function splitPlural(key: string): { base: string; form?: string } {
  const form = suffix.exec(key)?.[1]
  return form ? { base: key.slice(0, -form.length - 1), form } : { base: key }
}

/** The bases of `keys` that have plural forms. A single `step_one` is an ordinary key. */
export function pluralBases(keys: Iterable<string>): Set<string> {
  const found = [...keys].map(splitPlural)
  return new Set(found.filter(({ form }) => form === 'other').map(({ base }) => base))
}

/** The plural forms of `language` by CLDR; `zero` may be added in any language. */
export function formsOf(language: string): string[] {
  return new Intl.PluralRules(language).resolvedOptions().pluralCategories
}
