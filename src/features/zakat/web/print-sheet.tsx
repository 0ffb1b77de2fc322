import { t } from '#shared/web/i18n/i18n.ts'
import { BarList } from '#shared/web/ui/bar-chart.tsx'
import { DataTable } from '#shared/web/ui/data-table.tsx'
import { hasWealth } from '../core/calculation.ts'
import type { ZakatResult } from '../core/zakat.ts'
import { inKindLines } from './format-in-kind.ts'
import { formatMoney } from './format-money.ts'
import { nisabInWords } from './nisab-card.tsx'
import type { Draft } from './use-draft.ts'

/** The calculation on a sheet of paper, instead of the form. */
export function PrintSheet({ draft, result }: { draft: Draft; result: ZakatResult }) {
  const { calculation } = draft
  const hasMoney = hasWealth(calculation)
  const lines = inKindLines(calculation)
  return (
    <div className="hidden print:block">
      {!hasMoney && lines.length === 0 && <p>{t('zakat:result.empty')}</p>}
      {hasMoney && <MoneySheet draft={draft} result={result} />}
      {lines.length > 0 && <InKindSheet lines={lines} />}
    </div>
  )
}

/** Crops and livestock with their zakat. */
function InKindSheet({ lines }: { lines: ReturnType<typeof inKindLines> }) {
  return (
    <section className="mt-6 break-inside-avoid">
      <h2 className="mb-1 font-semibold">{t('zakat:kind.title')}</h2>
      <DataTable
        columns={[t('zakat:file.item'), t('zakat:kind.owned'), t('zakat:file.zakat')]}
        rows={lines.map(({ key, name, owned, zakat }) => ({
          key,
          head: name,
          cells: [
            <span className="whitespace-nowrap" key="owned">
              {owned}
            </span>,
            zakat,
          ],
        }))}
      />
    </section>
  )
}

/** The zakat on money, its parts and the choices behind it. */
function MoneySheet({ draft, result }: { draft: Draft; result: ZakatResult }) {
  const { calculation } = draft
  const { currency } = calculation
  const money = (amount: number) => <bdi>{formatMoney(amount, currency)}</bdi>
  const { parts, debts, total, net, shortfall, zakat, nisab } = result
  const isShort = nisab !== undefined && shortfall > 0
  const sums = [
    { key: 'total', head: t('zakat:result.total'), cells: ['', money(total), ''] },
    ...(debts > 0
      ? [
          { key: 'debts', head: t('zakat:result.debts'), cells: ['', <>− {money(debts)}</>, ''] },
          { key: 'net', head: t('zakat:result.net'), cells: ['', money(net), ''] },
        ]
      : []),
    { key: 'zakat', head: t('zakat:result.zakat'), cells: ['', '', money(zakat)], highlighted: true },
  ]
  return (
    <>
      <p className="mt-4 mb-1 font-display text-3xl">{isShort ? t('zakat:result.notDue') : money(zakat)}</p>
      <p>
        {isShort
          ? t('zakat:result.shortfall', { shortfall: formatMoney(shortfall, currency) })
          : t('zakat:result.due', { net: formatMoney(net, currency) })}
      </p>
      <p className="mt-1 mb-4">
        {t(`zakat:nisab.${calculation.basis}`)}
        {t('shell:colon')}
        <bdi>{nisabInWords(draft)}</bdi>
      </p>
      <DataTable
        align="end"
        columns={['item', 'value', 'counted', 'zakat'].map((name) => t(`zakat:file.${name}`))}
        rows={[
          ...parts.map((part) => ({
            key: part.kind,
            head: t(`zakat:kinds.${part.kind}`),
            cells: [money(part.value), money(part.counted), money(part.zakat)],
          })),
          ...sums,
        ]}
      />
      {zakat > 0 && (
        <div className="mt-6 break-inside-avoid">
          <h2 className="mb-3 font-semibold">{t('zakat:result.parts')}</h2>
          <BarList
            bars={parts
              .filter(({ counted }) => counted > 0)
              .map((part) => ({
                key: part.kind,
                name: t(`zakat:kinds.${part.kind}`),
                value: part.counted,
                text: formatMoney(part.zakat, currency),
              }))}
            label={t('zakat:result.parts')}
          />
        </div>
      )}
      <p className="mt-6 text-sm">{t('zakat:result.condition')}</p>
      {parts.some(({ kind }) => kind === 'jewellery') && (
        <p className="text-sm">
          {t('zakat:more.jewellery')} {t(`zakat:more.jewellery${calculation.countsJewellery ? 'Yes' : 'No'}`)}
          .
        </p>
      )}
      {calculation.debts > 0 && (
        <p className="text-sm">
          {t('zakat:more.debts')} {t(`zakat:more.debts${calculation.subtractsDebts ? 'Yes' : 'No'}`)}.
        </p>
      )}
    </>
  )
}
