import { ID_LIMIT, type UserRecord, VALUE_LIMIT } from './record.ts'
import { isRecordValue, isStorableText } from './record-value.ts'

/** `unknown`: the device knows of no reason, so the account may take it another time. */
export type RejectionReason = 'too_long' | 'not_storable' | 'unknown'

/** Why an account does not take a record, by the rules that the device and the account share. */
export function whyRejected({ id, value }: Pick<UserRecord, 'id' | 'value'>): RejectionReason {
  if (JSON.stringify(value).length > VALUE_LIMIT) return 'too_long'
  const isStorable = id.length <= ID_LIMIT && isStorableText(id) && isRecordValue(value)
  return isStorable ? 'unknown' : 'not_storable'
}
