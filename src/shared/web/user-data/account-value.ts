import { type DeviceValue, deviceValue } from '../device-value.ts'
import { currentAccount, useCurrentAccount } from './current-account.ts'

/** A value that a signed-in person left on this device. A guest's value is stored without this wrapper. */
interface Unsaved<Value> {
  readonly value: Value
  readonly account?: string
}

/**
 * A device value that belongs to one account. After sign-out, only the same account sees it again, until another person's
 * value replaces it. A guest's value is adopted by the account that signs in.
 */
export function accountValue<Value>(
  key: string,
  check: (found: unknown) => Value | undefined,
): DeviceValue<Value> {
  const stored = deviceValue<Unsaved<Value> | Value>(key, (found) => {
    if (!isHeld(found)) return check(found)
    const value = check(found.value)
    return value === undefined ? undefined : { value, account: found.account }
  })
  const seenBy = (account: string | undefined, found: Unsaved<Value> | Value | undefined) => {
    if (!isHeld(found)) return found as Value | undefined
    return found.account === account ? (found.value as Value) : undefined
  }
  return {
    read: () => seenBy(currentAccount(), stored.read()),
    use: () => {
      const [found, account] = [stored.use(), useCurrentAccount()]
      return seenBy(account, found)
    },
    write: (value) => {
      const account = currentAccount()
      stored.write(value === undefined || !account ? value : { value, account })
    },
  }
}

/** Whether a stored value is one of an account. */
export const isHeld = (found: unknown): found is Required<Unsaved<unknown>> =>
  typeof found === 'object' &&
  found !== null &&
  'value' in found &&
  typeof (found as Partial<Unsaved<unknown>>).account === 'string'
