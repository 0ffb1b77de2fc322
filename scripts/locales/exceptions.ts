/**
 * Keys whose text is rightly the English one, by language: names, symbols and units that the language writes alike.
 * `*` holds for every language.
 */
export const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  '*': [],
}

/** Files whose keys are English names: a language has those that it writes in another way. */
export const names = ['cities']

/** Keys that no source names as `feature:key`, each with the place that reads them. */
export const readElsewhere: readonly { readonly keys: RegExp; readonly by: string }[] = [
  { keys: /^(pages|descriptions):/, by: 'the server, which gives each address its title and description' },
  { keys: /^feeds:/, by: 'the server, which writes calendars to subscribe to' },
  { keys: /^mosques:page\.about$/, by: 'the server, which says what the page of a mosque is about' },
  { keys: /^emails:/, by: 'the server, which sends account emails' },
]
