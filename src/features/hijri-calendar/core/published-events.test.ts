import { expect, it } from 'vitest'
import { formatCivilDate } from '#shared/core/civil-date.ts'
import { type IslamicEventId, islamicEvents } from './hijri-events.ts'

/**
 * Dates of the printed Umm al-Qura calendar that the Saudi authorities later announced as well: the first of
 * Ramadan, Eid al-Fitr, the day of Arafah and Eid al-Adha.
 */
const published: Record<number, readonly [ramadan: string, fitr: string, arafah: string, adha: string]> = {
  1438: ['2017-05-27', '2017-06-25', '2017-08-31', '2017-09-01'],
  1440: ['2019-05-06', '2019-06-04', '2019-08-10', '2019-08-11'],
  1441: ['2020-04-24', '2020-05-24', '2020-07-30', '2020-07-31'],
  1442: ['2021-04-13', '2021-05-13', '2021-07-19', '2021-07-20'],
  1443: ['2022-04-02', '2022-05-02', '2022-07-08', '2022-07-09'],
  1444: ['2023-03-23', '2023-04-21', '2023-06-27', '2023-06-28'],
  1445: ['2024-03-11', '2024-04-10', '2024-06-15', '2024-06-16'],
  1446: ['2025-03-01', '2025-03-30', '2025-06-05', '2025-06-06'],
}

const ids: readonly IslamicEventId[] = ['ramadan_begins', 'eid_al_fitr', 'day_of_arafah', 'eid_al_adha']

it.each(Object.entries(published))('matches the published dates of %s', (year, dates) => {
  const events = islamicEvents(Number(year))
  const found = ids.map((id) => events.find((event) => event.id === id)?.date)
  expect(found.map((date) => date && formatCivilDate(date))).toEqual(dates)
})
