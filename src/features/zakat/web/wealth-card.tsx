import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import {
  assetKinds,
  type Calculation,
  inCurrency,
  MOST_AMOUNT,
  type WealthKind,
} from '../core/calculation.ts'
import { currencies, MONEY_DECIMALS } from '../core/currencies.ts'
import { AmountField } from './amount-field.tsx'
import { currencyName, currencySign } from './format-money.ts'
import type { Draft } from './use-draft.ts'

/** In two columns where both have room for their labels. */
export const FIELDS = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2'

const hinted = ['business', 'investments'] as const satisfies readonly WealthKind[]

/** The currency and the six assets. */
export function WealthCard({ draft }: { draft: Draft }) {
  return (
    <Card id="wealth" title={t('zakat:wealth.title')}>
      <p className="mb-4 text-muted">{t('zakat:wealth.about')}</p>
      <SelectField
        className="mb-4 sm:w-[calc(50%-0.5rem)]"
        label={t('zakat:wealth.currency')}
        onChoose={(currency) => draft.replace(inCurrency(draft.calculation, currency))}
        options={currencies.map((value) => ({ value, text: `${value} · ${currencyName(value)}` }))}
        value={draft.calculation.currency}
      />
      <div className={FIELDS}>
        {assetKinds.map((kind) => (
          <KindField draft={draft} key={kind} kind={kind} />
        ))}
      </div>
    </Card>
  )
}

/** The amount of one kind of wealth. */
export function KindField({ draft, kind, hint }: { draft: Draft; kind: WealthKind; hint?: string }) {
  const { calculation, revision, change } = draft
  const { amounts, currency } = calculation
  const shownHint = hint ?? (hinted.some((each) => each === kind) ? t(`zakat:hints.${kind}`) : undefined)
  return (
    <AmountField
      decimals={MONEY_DECIMALS}
      key={revision}
      label={t(`zakat:kinds.${kind}`)}
      most={MOST_AMOUNT}
      onValue={(amount) => change({ amounts: withAmount(amounts, kind, amount) })}
      unit={currencySign(currency)}
      value={amounts[kind] ?? 0}
      {...(shownHint && { hint: shownHint })}
    />
  )
}

/** The amounts with that of a kind replaced; 0 removes it. */
function withAmount(amounts: Calculation['amounts'], kind: WealthKind, amount: number) {
  const others = Object.entries(amounts).filter(([each]) => each !== kind)
  return Object.fromEntries([...others, ...(amount > 0 ? [[kind, amount] as const] : [])])
}
