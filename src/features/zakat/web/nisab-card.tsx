import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { MOST_PRICE } from '../core/calculation.ts'
import {
  type Metal,
  metals,
  NISAB_GRAMS,
  nisabOf,
  PRICE_DECIMALS,
  STARTING_SILVER_PRICE,
} from '../core/nisab.ts'
import { AmountField } from './amount-field.tsx'
import { currencySign, formatMoney, formatPrice } from './format-money.ts'
import type { Draft } from './use-draft.ts'
import { FIELDS } from './wealth-card.tsx'

/** The metal that nisab is measured in, the prices per gram, and nisab. */
export function NisabCard({ draft }: { draft: Draft }) {
  const { calculation, revision, change } = draft
  const { basis, currency, silverPrice, goldPrice } = calculation
  const price = (metal: Metal, value: number, onValue: (value: number) => void) => (
    <AmountField
      decimals={PRICE_DECIMALS}
      key={`${metal} ${revision}`}
      label={t(`zakat:nisab.${metal}Price`)}
      most={MOST_PRICE}
      onValue={onValue}
      unit={currencySign(currency)}
      value={value}
      wrong={t('zakat:wealth.invalidPrice')}
    />
  )
  return (
    <Card id="nisab" title={t('zakat:nisab.title')}>
      <p className="mb-4 text-muted">{t('zakat:nisab.about')}</p>
      <RadioGroup
        className="mb-4"
        label={t('zakat:nisab.basis')}
        look="cards"
        onChoose={(next) => change({ basis: next })}
        options={metals.map((value) => ({
          value,
          text: t(`zakat:nisab.${value}`),
          hint: t(`zakat:nisab.${value}Hint`, { grams: formatNumber(NISAB_GRAMS[value]) }),
        }))}
        value={basis}
      />
      <div className={FIELDS}>
        {price('silver', silverPrice, (value) => change({ silverPrice: value }))}
        {price('gold', goldPrice ?? 0, (value) => change({ goldPrice: value }))}
      </div>
      <p className="tabular mt-4 rounded-xl bg-sunken px-4 py-3">
        <bdi>{nisabInWords(draft)}</bdi>
      </p>
      <StartingPrice calculation={calculation} />
    </Card>
  )
}

/** Asks for today's price while nisab goes by the one that the form starts with. */
export function StartingPrice({ calculation }: Pick<Draft, 'calculation'>) {
  const { basis, currency, silverPrice } = calculation
  if (basis !== 'silver' || silverPrice !== STARTING_SILVER_PRICE) return null
  return (
    <p className="mt-2 text-sm">
      {t('zakat:nisab.starting', { price: formatPrice(silverPrice, currency), currency })}
    </p>
  )
}

/** How nisab comes about, or which price is missing. */
export function nisabInWords({ calculation }: Pick<Draft, 'calculation'>): string {
  const { basis, currency, silverPrice, goldPrice } = calculation
  const price = basis === 'silver' ? silverPrice : goldPrice
  const nisab = nisabOf(basis, price)
  if (nisab === undefined || price === undefined)
    return t(basis === 'gold' ? 'zakat:nisab.needsPrice' : 'zakat:nisab.needsSilverPrice')
  return t('zakat:nisab.result', {
    grams: formatNumber(NISAB_GRAMS[basis]),
    price: formatPrice(price, currency),
    amount: formatMoney(nisab, currency),
  })
}
