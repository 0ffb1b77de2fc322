import { join } from 'node:path'
import { ensureChromium } from '../../scripts/test/find-chromium.mjs'
import { directoriesTable, measureDirectories } from './directories/measure-directories.ts'
import { measureFeed } from './feed-time.ts'
import { measureFirstVerse } from './first-verse.ts'
import { hadithImportTable, measureHadithImport } from './hadiths/measure-hadith-import.ts'
import { lookThrice } from './lighthouse.ts'
import type { Target } from './load.ts'
import { measureCalls } from './measure-calls.ts'
import { measureMosques, mosquesTable } from './mosques/measure-mosques.ts'
import { measurePage } from './page-size.ts'
import { measureReminders, remindersTable } from './reminders/measure-reminders.ts'
import { callsTable, feedTable, pageTable, startTable } from './report.ts'
import { measureSearch } from './search/measure-search.ts'
import { searchTables } from './search/search-report.ts'
import { measureSignIn, signInTable } from './sign-in/measure-sign-in.ts'
import { measureStart } from './start-time.ts'
import { measureAccounts } from './sync/measure-accounts.ts'
import { measureSync } from './sync/measure-sync.ts'
import { ownGround } from './sync/own-ground.ts'
import { syncReport } from './sync/sync-report.ts'
import { measurePages, pagesTable } from './ten-years/measure-pages.ts'
import { TEN_YEARS } from './ten-years/save-ten-years.ts'

/** A part of the bench: one section of the results. */
export interface Part {
  /** Its name on the command line. */
  readonly name: string
  readonly title: string
  /** Measures, and returns the section's text as Markdown. */
  readonly measure: (ground: { readonly product: Target; readonly project: string }) => Promise<string>
}

/** The longest is last. */
export const parts: readonly Part[] = [
  {
    name: 'calls',
    title: 'Against the bare framework',
    measure: async ({ product, project }) => {
      const { table, memory, steadyP99 } = await measureCalls(product, project)
      return `The product's figure comes first, then the bare framework's.\n\n${table}\n\n${callsTable(steadyP99, memory)}`
    },
  },
  {
    name: 'page',
    title: 'The home page and the reader',
    measure: async ({ product }) => {
      const chromium = ensureChromium()
      const size = await measurePage(product.address, chromium)
      const verse = await measureFirstVerse(product.address, chromium)
      const look = await lookThrice(`${product.address}/`, chromium)
      return [pageTable({ size, verse, look }), ...look.faults].join('\n\n')
    },
  },
  {
    name: 'start',
    title: 'The second start',
    measure: async ({ project }) => startTable(await measureStart(project)),
  },
  {
    name: 'search',
    title: 'Searching',
    measure: async ({ product }) =>
      `Every query of the relevance set, in turn; the others get the texts and the queries without vowels and marks.\n\n${searchTables(
        await measureSearch(product.address, ensureChromium()),
      )}`,
  },
  {
    name: 'feed',
    title: 'A year of prayer times as a calendar',
    measure: async ({ product }) =>
      `Of another place every time, none of them kept from before.\n\n${feedTable(await measureFeed(product))}`,
  },
  {
    name: 'signin',
    title: 'Signing in',
    measure: async ({ product }) =>
      `32 people at a time sign in to 64 accounts as fast as they are answered, while another client asks for the direction of the Qibla.\n\n${signInTable(
        await measureSignIn(product),
      )}`,
  },
  {
    name: 'dashboard',
    title: 'Pages with ten years of data',
    measure: async ({ product }) =>
      `On a slow phone that was here before, without an account: ${TEN_YEARS}.\n\n${pagesTable(
        await measurePages(product.address, ensureChromium()),
      )}`,
  },
  {
    name: 'sync',
    title: 'Syncing, and what an account costs',
    measure: async () => {
      const ground = await ownGround()
      try {
        const accounts = await measureAccounts(ground)
        return syncReport(await measureSync(ground), accounts)
      } finally {
        await ground.stop()
      }
    },
  },
  {
    name: 'mosques',
    title: 'The nearest of a million mosques',
    measure: async () => mosquesTable(await measureMosques()),
  },
  {
    name: 'directories',
    title: 'Lists of up to a million entries',
    measure: async () =>
      `p50 / p99 in milliseconds, of a list’s 24 entries with their count, in one process with PostgreSQL on the same machine.\n\n${directoriesTable(
        await measureDirectories(),
      )}`,
  },
  {
    name: 'hadiths',
    title: 'Importing 36,000 hadiths',
    measure: async () => hadithImportTable(await measureHadithImport()),
  },
  {
    name: 'reminders',
    title: 'Reminders',
    measure: async ({ project }) =>
      `A day of 100,000 people in the world's cities, as fast as it goes; the clock skips the times at which nothing is due.\n\n${remindersTable(
        await measureReminders(join(project, 'migrations')),
      )}`,
  },
]
