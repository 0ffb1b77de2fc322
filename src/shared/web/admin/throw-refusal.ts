import { t } from '../i18n/i18n.ts'

/** Throws the code of the first item that an action on several was refused for; returns if there is none. */
export function throwRefusal({ refused }: { readonly refused: readonly { readonly code: string }[] }): void {
  const [first] = refused
  if (first) throw new Error(first.code)
}

/** Codes of refusals with a text of their own. */
const reasons: readonly string[] = ['not_found', 'incomplete', 'slug_taken', 'table_busy', 'too_slow']

/** Why an action was refused for an item; `undefined` if the error doesn’t say. */
export function refusalText(error: unknown): string | undefined {
  const code = error instanceof Error ? reasons.find((each) => each === error.message) : undefined
  return code && t(`admin:table.reasons.${code}`)
}
