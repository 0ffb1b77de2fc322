import { navigate } from 'wouter/use-browser-location'
import { searchEvents } from '#features/history/core/index.ts'
import { HISTORY_PATH } from '#features/history/web/history-address.ts'
import { historyQuery } from '#features/history/web/use-history.ts'
import { contentLanguage, contentText } from '#shared/web/i18n/content-language.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import type { SearchKind } from '../search-kind.ts'

const MOST = 3
/** Two letters would find many of them. */
const SHORTEST = 3

/** Events of history by title, text, place, year or source, with a link to all of them at the end. */
export const history: SearchKind = {
  name: 'history',
  find: async (text, { client }) => {
    if (text.length < SHORTEST) return []
    const found = searchEvents(await client.ensureQueryData(historyQuery), text)
    const results = found.slice(0, MOST).map(({ id, title, place, gregorian }) => ({
      id: `event-${id}`,
      title: contentText(title),
      detail: formatNumber(gregorian.year, { useGrouping: false }),
      text: { value: contentText(place.name), language: contentLanguage(), ranges: [] },
      open: () => navigate(`${HISTORY_PATH}/${id}`),
    }))
    if (found.length <= MOST) return results
    const all = `${HISTORY_PATH}?q=${encodeURIComponent(text)}`
    return [
      ...results,
      { id: 'all-history', title: t('search:box.allHistory'), detail: '', open: () => navigate(all) },
    ]
  },
}
