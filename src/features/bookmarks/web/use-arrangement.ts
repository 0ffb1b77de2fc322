import { useState } from 'react'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { type Arrangement, type ItemOrder, itemOrders } from '../core/arrange-items.ts'

/** The filter and order of the list. Choices are in the address, typed text is not. */
export function useArrangement(): {
  readonly arrangement: Arrangement
  readonly type: (query: string) => void
  /** Removes the filter; the order stays. */
  readonly showAll: () => void
  readonly choose: (part: Partial<Record<'type' | 'collection' | 'order', string | undefined>>) => void
} {
  const [address, changeAddress] = useAddressQuery()
  const [query, setQuery] = useState('')
  const type = address.get('type')
  const collection = address.get('collection')
  const order: ItemOrder = itemOrders.find((known) => known === address.get('order')) ?? 'newest'
  const choose: ReturnType<typeof useArrangement>['choose'] = (part) =>
    changeAddress(
      (now) => {
        for (const [name, value] of Object.entries(part)) {
          if (value === undefined || value === 'newest') now.delete(name)
          else now.set(name, value)
        }
        return now
      },
      { replace: true },
    )
  return {
    arrangement: { query, order, ...(type && { type }), ...(collection && { collection }) },
    type: setQuery,
    choose,
    showAll: () => {
      setQuery('')
      choose({ type: undefined, collection: undefined })
    },
  }
}
