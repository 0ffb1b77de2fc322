import { useMemo } from 'react'
import { useAddressQuery } from '#shared/web/use-address-query.ts'
import { type HistoryEvent, historyPeriods, historyThemes } from '../core/index.ts'
import { type EventFilter, filterEvents } from '../core/search-events.ts'

export interface HistoryFilter extends EventFilter {
  readonly view: 'timeline' | 'list'
}

/** The filter in the address, so that a link opens the same list, and a function that changes it. */
export function useHistoryFilter(): readonly [HistoryFilter, (change: Partial<HistoryFilter>) => void] {
  const [address, setAddress] = useAddressQuery()
  const filter: HistoryFilter = {
    theme: historyThemes.find((each) => each === address.get('theme')),
    period: historyPeriods.find((each) => each === address.get('period')),
    query: address.get('q') ?? '',
    view: address.get('view') === 'list' ? 'list' : 'timeline',
  }
  const change = (part: Partial<HistoryFilter>) => {
    const { theme, period, query, view } = { ...filter, ...part }
    setAddress(
      () =>
        new URLSearchParams({
          ...(theme && { theme }),
          ...(period && { period }),
          ...(query && { q: query }),
          ...(view === 'list' && { view }),
        }),
      { replace: true },
    )
  }
  return [filter, change]
}

/** The events that pass the filter, in their order. */
export function useFilteredEvents(
  events: readonly HistoryEvent[] | undefined,
  { theme, period, query }: HistoryFilter,
): readonly HistoryEvent[] {
  return useMemo(() => filterEvents(events ?? [], { theme, period, query }), [events, theme, period, query])
}
