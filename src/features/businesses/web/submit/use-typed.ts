import { useState } from 'react'

/**
 * What a person is typing for `value`, which may be incomplete. It is read again when the value changes in another way,
 * such as by another version. `onTyped` gets the typing and the value that it means.
 */
export function useTyped<Typed>(
  value: string,
  read: (value: string) => Typed,
): [Typed, (typed: Typed, value: string) => void] {
  const [state, setState] = useState(() => ({ typed: read(value), value }))
  const current = state.value === value ? state : { typed: read(value), value }
  if (current !== state) setState(current)
  return [current.typed, (typed, meant) => setState({ typed, value: meant })]
}
