import { countsOf, thingsOf } from '#shared/web/own-things/things-of.ts'
import { owedStartIn } from '../core/owed-start.ts'
import { prayerEntryIn } from '../core/prayer-entry.ts'

/** What the person wrote down, by day and prayer. */
export const prayerLog = thingsOf('prayer-log', prayerEntryIn)

/** Earlier prayers that were made up, by the day on which that was done and prayer. */
export const madeUpCounts = countsOf('made-up-count')

/** The balance from before the log; one thing. */
export const owedStarts = thingsOf('prayer-owed', owedStartIn)
export const OWED_START = 'start'
