import type { AccountFigures } from './measure-accounts.ts'
import type { SyncFigures } from './measure-sync.ts'
import { TYPICAL } from './typical-records.ts'

const whole = (value: number) => Math.round(value).toLocaleString('en')
const ms = (value: number) => `${value.toFixed(1)} ms`

export function syncReport(sync: SyncFigures, accounts: readonly AccountFigures[]): string {
  return [
    syncTable(sync),
    `A typical person has two devices and a hundred records: ${TYPICAL}.`,
    accountsTable(accounts),
  ].join('\n\n')
}

function syncTable({ records, calls, sent, inserted, ratio, drawn, otherP99 }: SyncFigures): string {
  const rate = (perSecond: number) => `${(records / perSecond).toFixed(2)} s (${whole(perSecond)} a second)`
  return [
    `| ${whole(records)} changes of one device | |`,
    '| --- | --- |',
    `| sent, in ${calls} calls | ${rate(sent)} |`,
    `| the same rows inserted by PostgreSQL alone | ${rate(inserted)}; ratio ${ratio.toFixed(2)} |`,
    `| taken by a second device | ${rate(drawn)} |`,
    `| p99 of another call without it, during it | ${ms(otherP99.calm)}, ${ms(otherP99.during)} (limit 50 ms) |`,
  ].join('\n')
}

function accountsTable(figures: readonly AccountFigures[]): string {
  const row = (name: string, of: (figure: AccountFigures) => string) =>
    `| ${name} | ${figures.map(of).join(' | ')} |`
  const time = (call: 'other' | 'user' | 'idle' | 'change' | 'first') => (figure: AccountFigures) =>
    `${figure[call].median.toFixed(1)}, ${figure[call].p99.toFixed(1)}`
  const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
  return [
    row('accounts', ({ accounts }) => whole(accounts)),
    `| --- |${' ---: |'.repeat(figures.length)}`,
    row('in the database for each', ({ bytes }) => kilobytes(bytes.all)),
    row(
      'of it the records, their indexes',
      ({ bytes }) => `${kilobytes(bytes.rows)}, ${kilobytes(bytes.indexes)}`,
    ),
    row('a call without the database: median, p99, ms', time('other')),
    row('who is signed in', time('user')),
    row('a sync with nothing new', time('idle')),
    row('a sync with one change', time('change')),
    row('a new device takes everything', time('first')),
  ].join('\n')
}
