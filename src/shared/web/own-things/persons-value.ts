import { type DeviceValue, deviceValue } from '../device-value.ts'
import { thingsOwner, useThingsOwner } from './owner.ts'

/** What an account's person left on this device; what nobody left stands there bare. */
interface Held<Value> {
  readonly value: Value
  readonly account?: string
}

/**
 * A device value of one person: what somebody left who signed out is seen by them alone when they come back, until the
 * next person's replaces it. What was nobody's is whoever's signs in.
 */
export function personsValue<Value>(
  key: string,
  check: (found: unknown) => Value | undefined,
): DeviceValue<Value> {
  // What is nobody's is kept as it always was.
  const kept = deviceValue<Held<Value> | Value>(key, (found) => {
    if (!isHeld(found)) return check(found)
    const value = check(found.value)
    return value === undefined ? undefined : { value, account: found.account }
  })
  const seenBy = (account: string | undefined, found: Held<Value> | Value | undefined) => {
    if (!isHeld(found)) return found as Value | undefined
    return found.account === account ? (found.value as Value) : undefined
  }
  return {
    read: () => seenBy(thingsOwner(), kept.read()),
    use: () => {
      const [found, account] = [kept.use(), useThingsOwner()]
      return seenBy(account, found)
    },
    write: (value) => {
      const account = thingsOwner()
      kept.write(value === undefined || !account ? value : { value, account })
    },
  }
}

const isHeld = (found: unknown): found is Required<Held<unknown>> =>
  typeof found === 'object' &&
  found !== null &&
  'value' in found &&
  typeof (found as Partial<Held<unknown>>).account === 'string'
