export type { EventDate, HistoryEvent, HistoryPeriod, HistoryTheme } from './history-event.ts'
export { historyPeriods, historyThemes } from './history-event.ts'
export { labelRanks } from './place-labels.ts'
export { searchEvents } from './search-events.ts'
