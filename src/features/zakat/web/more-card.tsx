import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { furtherKinds, MOST_AMOUNT } from '../core/calculation.ts'
import { MONEY_DECIMALS } from '../core/currencies.ts'
import { AmountField } from './amount-field.tsx'
import { currencySign } from './format-money.ts'
import type { Draft } from './use-draft.ts'
import { FIELDS, KindField } from './wealth-card.tsx'

/** Further wealth, debts, and the choices on which the schools differ. */
export function MoreCard({ draft }: { draft: Draft }) {
  const { calculation, revision, change } = draft
  return (
    <section className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" id="more">
      <Disclosure title={t('zakat:more.title')}>
        <div className={`${FIELDS} mt-2`}>
          {furtherKinds.map((kind) => (
            <KindField draft={draft} hint={t(`zakat:hints.${kind}`)} key={kind} kind={kind} />
          ))}
          <AmountField
            decimals={MONEY_DECIMALS}
            hint={t('zakat:hints.debts')}
            key={`debts ${revision}`}
            label={t('zakat:kinds.debts')}
            most={MOST_AMOUNT}
            onValue={(debts) => change({ debts })}
            unit={currencySign(calculation.currency)}
            value={calculation.debts}
          />
        </div>
        <div className="mt-6 grid gap-6 pb-4">
          <AmountField
            decimals={0}
            hint={t('zakat:more.percentHint')}
            key={`percent ${revision}`}
            label={t('zakat:more.percent')}
            most={100}
            onValue={(sharesPercent) => change({ sharesPercent })}
            value={calculation.sharesPercent}
          />
          <RadioGroup
            label={t('zakat:more.jewellery')}
            look="cards"
            onChoose={(choice) => change({ countsJewellery: choice === 'Yes' })}
            options={choices('jewellery', ['No', 'Yes'])}
            value={calculation.countsJewellery ? 'Yes' : 'No'}
          />
          <RadioGroup
            label={t('zakat:more.debts')}
            look="cards"
            onChoose={(choice) => change({ subtractsDebts: choice === 'Yes' })}
            options={choices('debts', ['Yes', 'No'])}
            value={calculation.subtractsDebts ? 'Yes' : 'No'}
          />
        </div>
      </Disclosure>
    </section>
  )
}

const choices = (about: 'jewellery' | 'debts', values: readonly ('Yes' | 'No')[]) =>
  values.map((value) => ({
    value,
    text: t(`zakat:more.${about}${value}`),
    hint: t(`zakat:more.${about}${value}Hint`),
  }))
