/** Messages of one language: feature → key → text, in i18next's JSON format (v4). */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The values for `{{name}}`; `count` also chooses the plural form. */
export type MessageValues = Readonly<Record<string, string | number>>

/** Messages by feature, from files named after them (`…/ar/prayer.json`). */
export function messagesFromFiles(files: readonly (readonly [file: string, texts: Messages])[]): Messages {
  return Object.fromEntries(
    files.map(([file, texts]) => [file.replace(/^.*\//, '').replace('.json', ''), texts]),
  )
}

/**
 * Returns a function that finds a message by `feature:key.path` in the first of `sources` that has it, in the
 * plural form of that source's language (`key_few`; `key_zero` for 0 in any language). Returns the key if
 * there is no message.
 */
export function translator(sources: readonly { readonly locale: string; readonly texts: Messages }[]) {
  return (key: string, values: MessageValues = {}): string => {
    for (const { texts, locale } of sources) {
      const found = formsOf(key, values.count, locale).map((form) => messageAt(texts, form))
      const text = found.find((each) => each !== undefined)
      if (text !== undefined) return filled(text, values)
    }
    return key.slice(key.indexOf(':') + 1)
  }
}

function formsOf(key: string, count: string | number | undefined, locale: string): readonly string[] {
  if (typeof count !== 'number') return [key]
  return [
    ...(count === 0 ? [`${key}_zero`] : []),
    `${key}_${pluralRules(locale).select(count)}`,
    `${key}_other`,
    key,
  ]
}

const rules = new Map<string, Intl.PluralRules>()

/** Made once: a list of surahs asks for hundreds of plural forms. */
function pluralRules(locale: string): Intl.PluralRules {
  const made = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, made)
  return made
}

/** A name with a full stop (“St. John's”) is a key of its own; other full stops separate the levels. */
function messageAt(texts: Messages, key: string): string | undefined {
  const [feature = '', name = ''] = key.split(/:(.*)/s)
  const named = texts[feature]
  if (typeof named === 'object' && Object.hasOwn(named, name) && typeof named[name] === 'string')
    return named[name]
  let found: string | Messages | undefined = texts
  for (const part of key.split(/[:.]/)) {
    if (typeof found !== 'object' || !Object.hasOwn(found, part)) return undefined
    found = found[part]
  }
  return typeof found === 'string' ? found : undefined
}

const filled = (text: string, values: MessageValues) =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''))
