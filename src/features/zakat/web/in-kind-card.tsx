import { useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { MOST_WEIGHT } from '../core/calculation.ts'
import { CROPS_NISAB, cropsZakat, type Watering, waterings } from '../core/crops.ts'
import { type Given, HERD_NISAB, type Herd, herds, livestockZakat } from '../core/livestock.ts'
import { GRAM_DECIMALS } from '../core/metal-piece.ts'
import { AmountField } from './amount-field.tsx'
import { formatThousandths } from './format-money.ts'

const MOST_ANIMALS = 1_000_000

/** Crops and livestock, whose zakat is given in kind. */
export function InKindCard() {
  return (
    <section className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" id="in-kind">
      <Disclosure title={t('zakat:kind.title')}>
        <p className="mb-4 text-muted">{t('zakat:kind.about')}</p>
        <div className="grid gap-8 pb-4">
          <Crops />
          <Livestock />
        </div>
      </Disclosure>
    </section>
  )
}

function Crops() {
  const [harvest, setHarvest] = useState(0)
  const [watering, setWatering] = useState<Watering>('rain')
  const { due, shortfall } = cropsZakat(harvest, watering)
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('zakat:kind.crops')}</h3>
      <AmountField
        decimals={GRAM_DECIMALS}
        hint={t('zakat:kind.cropsAbout')}
        label={t('zakat:kind.harvest')}
        most={MOST_WEIGHT}
        onValue={setHarvest}
        value={harvest}
      />
      <RadioGroup
        label={t('zakat:kind.watering')}
        onChoose={setWatering}
        options={waterings.map((value) => ({ value, text: t(`zakat:kind.${value}`) }))}
        value={watering}
      />
      <p aria-live="polite">
        {harvest > 0 &&
          (due > 0
            ? t('zakat:kind.cropsDue', { due: formatThousandths(due) })
            : t('zakat:kind.cropsNone', {
                nisab: formatThousandths(CROPS_NISAB),
                shortfall: formatThousandths(shortfall),
              }))}
      </p>
    </div>
  )
}

function Livestock() {
  const [herd, setHerd] = useState<Herd>('sheep')
  const [count, setCount] = useState(0)
  const options = livestockZakat(herd, count)
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('zakat:kind.livestock')}</h3>
      <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
        <SelectField
          label={t('zakat:kind.herd')}
          onChoose={setHerd}
          options={herds.map((value) => ({ value, text: t(`zakat:kind.${value}`) }))}
          value={herd}
        />
        <AmountField
          decimals={0}
          label={t('zakat:kind.count')}
          most={MOST_ANIMALS}
          onValue={setCount}
          value={count}
        />
      </div>
      <p className="text-muted text-sm">{t('zakat:kind.herdAbout')}</p>
      <p aria-live="polite">
        {count > 0 &&
          (options.length > 0
            ? t('zakat:kind.give', { animals: joined(options.map(formatGiven), 'or') })
            : t('zakat:kind.herdNone', { nisab: formatNumber(HERD_NISAB[herd]) }))}
      </p>
    </div>
  )
}

const formatGiven = (given: readonly Given[]): string =>
  joined(
    given.map(({ animal, count }) => t(`zakat:kind.given.${animal}`, { count, number: formatNumber(count) })),
    'and',
  )

const joined = (texts: readonly string[], by: 'or' | 'and'): string =>
  texts.reduce((first, second) => t(`zakat:kind.${by}`, { first, second }))
