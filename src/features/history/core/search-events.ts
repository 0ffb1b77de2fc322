import { everydaySpelling, searchableText, textMatcher } from '#shared/core/text-search.ts'
import type { HistoryEvent, HistoryPeriod, HistoryTheme } from './history-event.ts'

export interface EventFilter {
  readonly theme?: HistoryTheme | undefined
  readonly period?: HistoryPeriod | undefined
  readonly query?: string | undefined
}

const searchable = new WeakMap<HistoryEvent, string>()

/** The events that pass a filter, in their order. Every word of the query begins a word of the event. */
export function filterEvents(
  events: readonly HistoryEvent[],
  { theme, period, query = '' }: EventFilter,
): readonly HistoryEvent[] {
  const chosen = events.filter(
    (event) => (!theme || event.themes.includes(theme)) && (!period || event.period === period),
  )
  if (query.trim() === '') return chosen
  const matches = textMatcher(everydaySpelling(query))
  return chosen.filter((event) => {
    const text = searchable.get(event) ?? searchableText(everydaySpelling(wordsIn(event)))
    searchable.set(event, text)
    return matches(text)
  })
}

/** The events that match, those with the words in their title first. */
export function searchEvents(events: readonly HistoryEvent[], query: string): readonly HistoryEvent[] {
  const found = filterEvents(events, { query })
  const matches = textMatcher(everydaySpelling(query))
  const isInTitle = ({ title }: HistoryEvent) =>
    matches(searchableText(everydaySpelling(`${title.en} ${title.ar}`)))
  return [...found.filter(isInTitle), ...found.filter((event) => !isInTitle(event))]
}

/** Names with a hyphen are found with and without it. */
function wordsIn({ title, text, place, gregorian, hijri, quran, sources }: HistoryEvent): string {
  const english = [title.en, text.en, place.name.en].join(' ')
  return [
    english,
    english.replaceAll(/[-’]/g, ''),
    title.ar,
    text.ar,
    place.name.ar,
    gregorian.year,
    Math.abs(hijri.year),
    ...quran,
    ...sources,
  ].join(' ')
}
