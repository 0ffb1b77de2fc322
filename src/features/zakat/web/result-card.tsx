import { Download, ExternalLink, Printer, RotateCcw, Save } from 'lucide-react'
import { Link } from 'wouter'
import type { Day } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { BarList } from '#shared/web/ui/bar-chart.tsx'
import { Button, buttonClass } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { newId } from '#shared/web/user-data/new-id.ts'
import { notifySaveFailed } from '#shared/web/user-data/notify-save-failed.ts'
import { type Calculation, emptyCalculation, hasWealth } from '../core/calculation.ts'
import type { ZakatResult } from '../core/zakat.ts'
import { exportCalculation } from './export-calculation.ts'
import { inKindLines } from './format-in-kind.ts'
import { formatMoney } from './format-money.ts'
import { nisabInWords, StartingPrice } from './nisab-card.tsx'
import { savedCalculations } from './saved-zakat.ts'
import type { Draft } from './use-draft.ts'

/** The zakat, what it comes from, and what can be done with it. */
export function ResultCard({
  draft,
  result,
  today,
  donationPage,
}: {
  draft: Draft
  result: ZakatResult
  today: Day
  /** The operator's page for donations: `null` without one, `undefined` until it is known. */
  donationPage: string | null | undefined
}) {
  const { calculation } = draft
  const hasMoney = hasWealth(calculation)
  const lines = inKindLines(calculation)
  const isEmpty = !hasMoney && lines.length === 0
  return (
    <Card id="result" title={t('zakat:result.title')}>
      <div aria-atomic="true" aria-live="polite">
        {isEmpty && <p>{t('zakat:result.empty')}</p>}
        {hasMoney && <Outcome draft={draft} result={result} />}
      </div>
      {hasMoney && (
        <>
          <Sums calculation={calculation} result={result} />
          <Parts calculation={calculation} result={result} />
          {result.zakat > 0 && <Pay page={donationPage} />}
        </>
      )}
      {lines.length > 0 && (
        <InKind className={hasMoney ? 'mt-4 border-hairline border-t pt-4' : ''} lines={lines} />
      )}
      {!isEmpty && <Actions draft={draft} result={result} today={today} />}
    </Card>
  )
}

/** What is given of crops and livestock, besides the money. */
function InKind({ lines, className }: { lines: ReturnType<typeof inKindLines>; className: string }) {
  return (
    <div className={className}>
      <h3 className="mb-1 font-semibold">{t('zakat:kind.title')}</h3>
      <dl>
        {lines.map(({ key, name, owned, zakat }) => (
          <div className="py-1" key={key}>
            <dt className="text-muted text-sm">{t('zakat:kind.line', { name, owned })}</dt>
            <dd>{zakat}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** The amount, or why there is none. */
function Outcome({ draft, result }: { draft: Draft; result: ZakatResult }) {
  const { currency } = draft.calculation
  const { nisab, zakat, net, shortfall, lacksPrice } = result
  return (
    <>
      {nisab === undefined ? (
        <p>{nisabInWords(draft)}</p>
      ) : zakat > 0 || shortfall === 0 ? (
        <>
          <p className="tabular wrap-anywhere font-display text-4xl">
            <bdi>{formatMoney(zakat, currency)}</bdi>
          </p>
          <p className="mt-1">{t('zakat:result.due', { net: formatMoney(net, currency) })}</p>
          <p className="mt-1 text-muted text-sm">{t('zakat:result.condition')}</p>
        </>
      ) : (
        <>
          <p className="font-display text-2xl">{t('zakat:result.notDue')}</p>
          <p className="mt-1">
            {t('zakat:result.shortfall', { shortfall: formatMoney(shortfall, currency) })}
          </p>
        </>
      )}
      {nisab !== undefined && <StartingPrice calculation={draft.calculation} />}
      {lacksPrice && <p className="mt-2 text-ending">{t('zakat:result.lacksPrice')}</p>}
    </>
  )
}

/** From the wealth that counts to nisab. */
function Sums({ calculation, result }: { calculation: Calculation; result: ZakatResult }) {
  const { total, debts, net, nisab } = result
  const rows = [
    ['total', total],
    ...(debts > 0
      ? ([
          ['debts', debts],
          ['net', net],
        ] as const)
      : []),
    ...(nisab === undefined ? [] : [['nisab', nisab] as const]),
  ] as const
  return (
    <dl className="tabular mt-4 border-hairline border-t pt-3">
      {rows.map(([name, amount]) => (
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-1" key={name}>
          <dt className="text-muted">{t(`zakat:result.${name}`)}</dt>
          <dd className="wrap-anywhere ms-auto min-w-0 text-end">
            <bdi>
              {name === 'debts' && '− '}
              {formatMoney(amount, calculation.currency)}
            </bdi>
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The chart of what the zakat comes from, or of the wealth while none is due. */
function Parts({ calculation, result }: { calculation: Calculation; result: ZakatResult }) {
  const { currency } = calculation
  const isDue = result.zakat > 0
  const parts = result.parts.filter(({ counted }) => counted > 0)
  if (parts.length === 0) return null
  return (
    <div className="mt-4 border-hairline border-t pt-4">
      <h3 className="mb-3 font-semibold">{t(isDue ? 'zakat:result.parts' : 'zakat:result.total')}</h3>
      <BarList
        bars={parts.map(({ kind, counted, zakat }) => ({
          key: kind,
          name: t(`zakat:kinds.${kind}`),
          value: counted,
          text: formatMoney(isDue ? zakat : counted, currency),
          ...(isDue && { detail: t('zakat:result.of', { counted: formatMoney(counted, currency) }) }),
        }))}
        label={t(isDue ? 'zakat:result.parts' : 'zakat:result.total')}
      />
    </div>
  )
}

/** The way to the operator's donation page, or what to do without one. */
function Pay({ page }: { page: string | null | undefined }) {
  if (page === undefined) return <div className="mt-5 min-h-18" />
  return (
    <div className="mt-5 min-h-18 print:hidden">
      {page ? (
        <>
          <a
            className={`${buttonClass({ look: 'action' })} w-full`}
            href={page}
            rel="noopener noreferrer"
            target="_blank"
          >
            {t('zakat:result.pay')}
            <ExternalLink aria-hidden className="rtl:-scale-x-100" size={18} />
          </a>
          <p className="mt-2 text-muted text-sm">{t('zakat:result.payHint')}</p>
        </>
      ) : (
        <p className="text-sm">{t('zakat:result.noPage')}</p>
      )}
      <p className="mt-2 text-sm">
        <Link className="text-action underline underline-offset-4" href="/quran/reader/9/60">
          {t('zakat:result.receivers')}
        </Link>
      </p>
    </div>
  )
}

function Actions({ draft, result, today }: { draft: Draft; result: ZakatResult; today: Day }) {
  const { calculation, replace } = draft
  const save = async () => {
    const saving = savedCalculations.put(newId(), { ...calculation, calculatedOn: today })
    await notifySaveFailed(saving)
    if (await saving) toast({ title: t('zakat:actions.saved') })
  }
  const startOver = () => {
    const { currency, basis, silverPrice, goldPrice } = calculation
    replace({ ...emptyCalculation, currency, basis, silverPrice, ...(goldPrice && { goldPrice }) })
    toast({
      title: t('zakat:actions.cleared'),
      action: { label: t('user-data:undo'), run: () => replace(calculation) },
    })
  }
  return (
    <div className="mt-5 flex flex-wrap gap-2 border-hairline border-t pt-5 print:hidden">
      <Button onClick={() => void save()}>
        <Save aria-hidden size={18} />
        {t('zakat:actions.save')}
      </Button>
      <Button onClick={() => print()}>
        <Printer aria-hidden size={18} />
        {t('zakat:actions.print')}
      </Button>
      <Button onClick={() => exportCalculation(calculation, result, today)}>
        <Download aria-hidden size={18} />
        {t('zakat:actions.csv')}
      </Button>
      <Button look="plain" onClick={startOver}>
        <RotateCcw aria-hidden size={18} />
        {t('zakat:actions.startOver')}
      </Button>
    </div>
  )
}
