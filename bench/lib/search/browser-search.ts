import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { builtInTranslationFor, translationLanguages } from '#features/quran/core/index.ts'
import queries from '#features/quran/core/search/golden/relevance.json' with { type: 'json' }
import type {
  SearchWorkerRequest,
  TextAddresses,
} from '#features/quran/web/search/on-device/search-messages.ts'
import { LIMIT, quranIndex } from './contender.ts'
import { askAll, prepare } from './in-page.mjs'

const assets = join(import.meta.dirname, '../../../dist/web/assets')

/** Milliseconds per query and round with the page's own worker and cached texts, in an offline browser. */
export async function measureBrowser(
  address: string,
  executablePath: string,
  rounds: number,
): Promise<number[][]> {
  const worker = readdirSync(assets).find((name) => /^search-worker-.*\.js$/.test(name))
  if (!worker) throw new Error('The product has no worker that searches.')
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  try {
    const context = await browser.newContext({ serviceWorkers: 'block' })
    const page = await context.newPage()
    await page.goto(`${address}/privacy`)
    const kept = Object.values(quranIndex().search).concat(quranIndex().surahs)
    await page.evaluate(prepare, { files: kept.map(addressOf), script: `/assets/${worker}` })
    await page.evaluate(askAll, [question(queries[0])])
    await context.setOffline(true)
    // The first round opens every translation, whereas a person uses one or two.
    await page.evaluate(askAll, queries.map(question))
    const times: number[][] = []
    while (times.length < rounds) times.push(await page.evaluate(askAll, queries.map(question)))
    return times
  } finally {
    await browser.close()
  }
}

const addressOf = (file: string) => `/content/quran/${file}`

/** A call of the worker, as `worker-calls.ts` sends it. */
function question(known: (typeof queries)[number] | undefined): {
  number: number
  request: SearchWorkerRequest
} {
  const { query = '', language = 'en' } = known ?? {}
  const translation = builtInTranslationFor(language) ?? 'en'
  const request = { text: query, translation, limit: LIMIT, offset: 0 }
  return { number: 0, request: { request, texts: texts(), titles: [] } }
}

function texts(): TextAddresses {
  const { search, surahs } = quranIndex()
  const file = (name: keyof typeof search) => addressOf(search[name])
  return {
    surahs: addressOf(surahs),
    arabic: file('arabic'),
    transliteration: file('transliteration'),
    translations: translationLanguages.map((id) => ({ id, language: id, at: file(id) })),
  }
}
