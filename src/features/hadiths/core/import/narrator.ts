/** A narrator’s name is shorter; anything longer is already a part of the story. */
const LONGEST = 90
const PREFIX =
  /^(?:(?:it (?:is|was|has been) )?(?:also )?(?:narrated|reported|related|transmitted)(?: (?:by|from|that))?|(?:also )?on the authority of|on the authority)\s+(?:on the authority of\s+)?/i
const SUFFIX =
  /(?:,?\s*(?:who|that he|that she|he|she))?\s*(?:reported|narrated|said|told|says)?\s*[:,]?\s*$/i
const SAYING = /^(?:who )?(?:said|says|reported|narrated)$/i
const LEADING = /^narrated (?:by )?(?<name>[^:\n]{2,90}):\s*(?<rest>[\s\S]+)$/i

/** The name in a phrase such as “Narrated Umar:” or “Abu Hurayra reported:”; `undefined` if it is more than a name. */
export function narratorIn(phrase: string): string | undefined {
  const trimmed = phrase.trim()
  const name = trimmed
    .replace(PREFIX, '')
    .replace(SUFFIX, '')
    .replace(/^that /i, '')
    .trim()
  if (name === '' || name.length > LONGEST || SAYING.test(name) || /["“”:\n]/.test(name)) return undefined
  return name
}

/** The narrator that an English text begins with, and the rest; without one, the text as it is. */
export function splitNarrator(text: string): { readonly narrator: string; readonly text: string } {
  const found = LEADING.exec(text.trim())?.groups
  const narrator = found?.name && narratorIn(`${found.name}:`)
  return narrator && found.rest ? { narrator, text: found.rest.trim() } : { narrator: '', text: text.trim() }
}
