/**
 * Keys whose text may equal the English one, by language: names, symbols and units with the same spelling.
 * `*` means every language.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  '*': [],
}

/** Files whose keys are English names; a language has entries only for names that it spells differently. */
export const names = ['cities']

/** Keys that no source names as `feature:key`, each with the place that uses them. */
export const readElsewhere: readonly { readonly keys: RegExp; readonly by: string }[] = [
  { keys: /^(pages|descriptions):/, by: 'the server, which gives each address its title and description' },
  { keys: /^feeds:/, by: 'the server, which writes calendars to subscribe to' },
  { keys: /^mosques:page\.about$/, by: 'the server, which says what the page of a mosque is about' },
  {
    keys: /^islamic-names:page\.description$/,
    by: 'the server, which says what the page of a name is about',
  },
  { keys: /^emails:/, by: 'the server, which sends account emails' },
]
