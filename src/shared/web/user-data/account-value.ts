import { type DeviceValue, deviceValue } from '../device-value.ts'
import { currentAccount, useCurrentAccount } from './current-account.ts'

/** What an account's person left on this device; what nobody left stands there bare. */
interface Unsaved<Value> {
  readonly value: Value
  readonly account?: string
}

/**
 * A device value of one person: what somebody left who signed out is seen by them alone when they come back, until the
 * next person's replaces it. What was nobody's is whoever's signs in.
 */
export function accountValue<Value>(
  key: string,
  check: (found: unknown) => Value | undefined,
): DeviceValue<Value> {
  // What is nobody's is kept as it always was.
  const kept = deviceValue<Unsaved<Value> | Value>(key, (found) => {
    if (!isHeld(found)) return check(found)
    const value = check(found.value)
    return value === undefined ? undefined : { value, account: found.account }
  })
  const seenBy = (account: string | undefined, found: Unsaved<Value> | Value | undefined) => {
    if (!isHeld(found)) return found as Value | undefined
    return found.account === account ? (found.value as Value) : undefined
  }
  return {
    read: () => seenBy(currentAccount(), kept.read()),
    use: () => {
      const [found, account] = [kept.use(), useCurrentAccount()]
      return seenBy(account, found)
    },
    write: (value) => {
      const account = currentAccount()
      kept.write(value === undefined || !account ? value : { value, account })
    },
  }
}

const isHeld = (found: unknown): found is Required<Unsaved<unknown>> =>
  typeof found === 'object' &&
  found !== null &&
  'value' in found &&
  typeof (found as Partial<Unsaved<unknown>>).account === 'string'
