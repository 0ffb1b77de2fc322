import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import en from '#locales/en/history.json' with { type: 'json' }
import { contentLanguageOf } from '#shared/core/languages.ts'
import type { AddressHead, AddressHeads, HeadOfAddress } from '#shared/server/directory/directory-head.ts'
import { interfaceTexts } from '#shared/server/interface-texts.ts'
import { siteName } from '#shared/server/site-name.ts'
import { isoStart } from '../core/event-days.ts'
import type { HistoryEvent } from '../core/index.ts'

/** The page of history; events have their addresses below it. */
export const HISTORY_PAGE = '/islamic-history'

const textsIn = interfaceTexts('history', en)

/** All events, from the built content. */
export async function readHistory(contentFolder: string): Promise<readonly HistoryEvent[]> {
  return JSON.parse(await readFile(join(contentFolder, 'history', 'events.json'), 'utf8'))
}

/** The heads of the timeline and of each event’s address. */
export function historyHeads(contentFolder: string): AddressHeads {
  const reading = readHistory(contentFolder)
  return async (request) => {
    const { path } = request
    if (path !== HISTORY_PAGE && !path.startsWith(`${HISTORY_PAGE}/`)) return undefined
    const events = await reading
    if (path === HISTORY_PAGE) return { structuredData: listOf(events, request) }
    const event = events.find(({ id }) => path === `${HISTORY_PAGE}/${id}`)
    return event ? headOf(event, request) : 'missing'
  }
}

const listOf = (events: readonly HistoryEvent[], { language, origin }: HeadOfAddress) => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  numberOfItems: events.length,
  itemListElement: events.map(({ id, title }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name: title[contentLanguageOf(language.code)],
    url: `${origin}${HISTORY_PAGE}/${id}`,
  })),
})

function headOf(event: HistoryEvent, { language, origin }: HeadOfAddress): AddressHead {
  const code = contentLanguageOf(language.code)
  const { latitude, longitude } = event.place
  const name = event.title[code]
  const description = event.text[code]
  return {
    about: { title: textsIn(language.code).page.title.replace('{{title}}', () => name), description },
    picture: { title: name, text: description, source: siteName(language.code), language },
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'Event',
      name,
      description,
      startDate: isoStart(event),
      inLanguage: code,
      url: `${origin}${HISTORY_PAGE}/${event.id}`,
      location: {
        '@type': 'Place',
        name: event.place.name[code],
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
      },
    },
  }
}
