import { ID_LIMIT, type Thing, VALUE_LIMIT } from './thing.ts'
import { isStorableText, isThingValue } from './thing-value.ts'

/** `unknown`: the device knows of no reason, so the account may take it another time. */
export type RefusalReason = 'too_long' | 'not_storable' | 'unknown'

/** Why an account does not take a thing, by the rules that the device and the account share. */
export function whyRefused({ id, value }: Pick<Thing, 'id' | 'value'>): RefusalReason {
  if (JSON.stringify(value).length > VALUE_LIMIT) return 'too_long'
  const isStorable = id.length <= ID_LIMIT && isStorableText(id) && isThingValue(value)
  return isStorable ? 'unknown' : 'not_storable'
}
