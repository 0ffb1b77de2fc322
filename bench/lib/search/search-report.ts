import type { SearchMeasured, SearchResults } from './measure-search.ts'

const AIM = { rank: 0.9, first: 0.85, p50: 2, p99: 15, load: 400, memory: 80, browser: 30 }

/** The results of the searches as two tables. */
export function searchTables({ contenders, server, browser }: SearchResults): string {
  const { product, plainLibrary, postgres } = contenders
  const row = (name: string, { relevance, p50, p99, memory }: SearchMeasured, load: string) => [
    name,
    relevance.firstAccuracy.toFixed(2),
    relevance.meanReciprocalRank.toFixed(2),
    p50.toFixed(2),
    p99.toFixed(2),
    load,
    memory.toFixed(0),
  ]
  const beside = table(
    ['search', 'first right', 'mean reciprocal rank', 'p50, ms', 'p99, ms', 'load, ms', 'MB'],
    [
      row('Rafiq', product, ms(product.times.all)),
      row('MiniSearch, default settings', plainLibrary, ms(plainLibrary.times.all)),
      row('PostgreSQL, full text and trigrams', postgres, `– (built in ${ms(postgres.times.built)})`),
    ],
  )
  const usual = product.times.usual ?? Number.NaN
  const limits = table(
    ['', 'measured', 'aim'],
    [
      ['first answer right', ...above(product.relevance.firstAccuracy, AIM.first)],
      ['mean reciprocal rank', ...above(product.relevance.meanReciprocalRank, AIM.rank)],
      ['p50 on the server, over HTTP', ...below(server.p50, AIM.p50, 'ms', 2)],
      ['p99 on the server, over HTTP', ...below(server.p99, AIM.p99, 'ms', 2)],
      ['index load: Arabic, transliteration, English', ...below(usual, AIM.load, 'ms')],
      ['memory of all twelve texts and indexes', ...below(product.memory, AIM.memory, 'MB')],
      ['p50 in an offline browser', ...below(browser.p50, AIM.browser, 'ms', 2)],
      ['p99 in an offline browser', `${browser.p99.toFixed(2)} ms`, ''],
    ],
  )
  return `${beside}\n\n${limits}`
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map((_, column) => (column === 0 ? '---' : '---:')), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

const verdict = (met: boolean) => (met ? 'met' : '**missed**')
const ms = (value: number | undefined) => Math.round(value ?? Number.NaN).toLocaleString('en')

function below(value: number, aim: number, unit: string, decimals = 0): [string, string] {
  return [`${value.toFixed(decimals)} ${unit}`, `≤ ${aim} ${unit} ${verdict(value <= aim)}`]
}

function above(value: number, aim: number): [string, string] {
  return [value.toFixed(3), `≥ ${aim} ${verdict(value >= aim)}`]
}
