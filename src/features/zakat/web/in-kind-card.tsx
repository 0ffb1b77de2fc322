import { t } from '#shared/web/i18n/i18n.ts'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { MOST_ANIMALS, MOST_WEIGHT } from '../core/calculation.ts'
import { waterings } from '../core/crops.ts'
import { type Herd, herds } from '../core/livestock.ts'
import { GRAM_DECIMALS } from '../core/metal-piece.ts'
import { AmountField } from './amount-field.tsx'
import { cropsInWords, herdInWords } from './format-in-kind.ts'
import type { Draft } from './use-draft.ts'

/** Crops and livestock, whose zakat is given in kind. */
export function InKindCard({ draft }: { draft: Draft }) {
  return (
    <section className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" id="in-kind">
      <Disclosure title={t('zakat:kind.title')}>
        <p className="mb-4 text-muted">{t('zakat:kind.about')}</p>
        <div className="grid gap-8 pb-4">
          <Crops draft={draft} />
          <Livestock draft={draft} />
        </div>
      </Disclosure>
    </section>
  )
}

function Crops({ draft: { calculation, revision, change } }: { draft: Draft }) {
  const { harvest, watering } = calculation
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('zakat:kind.crops')}</h3>
      <AmountField
        decimals={GRAM_DECIMALS}
        hint={t('zakat:kind.cropsAbout')}
        key={revision}
        label={t('zakat:kind.harvest')}
        most={MOST_WEIGHT}
        onValue={(grams) => change({ harvest: grams })}
        value={harvest}
      />
      <RadioGroup
        label={t('zakat:kind.watering')}
        onChoose={(next) => change({ watering: next })}
        options={waterings.map((value) => ({ value, text: t(`zakat:kind.${value}`) }))}
        value={watering}
      />
      <p aria-live="polite">{harvest > 0 && cropsInWords(harvest, watering)}</p>
    </div>
  )
}

function Livestock({ draft }: { draft: Draft }) {
  return (
    <div className="grid gap-4">
      <h3 className="font-semibold text-lg">{t('zakat:kind.livestock')}</h3>
      <p className="text-muted text-sm">{t('zakat:kind.herdAbout')}</p>
      {herds.map((herd) => (
        <HerdField draft={draft} herd={herd} key={herd} />
      ))}
    </div>
  )
}

function HerdField({ herd, draft }: { herd: Herd; draft: Draft }) {
  const { calculation, revision, change } = draft
  const count = calculation.herds[herd] ?? 0
  return (
    <div className="grid gap-2">
      <AmountField
        decimals={0}
        key={revision}
        label={t('zakat:kind.numberOf', { herd: t(`zakat:kind.${herd}`) })}
        most={MOST_ANIMALS}
        onValue={(next) => change({ herds: withHerd(calculation.herds, herd, next) })}
        value={count}
        wrong={t('zakat:kind.invalid')}
      />
      <p aria-live="polite">{count > 0 && herdInWords(herd, count)}</p>
    </div>
  )
}

/** The herds with the number of one replaced; 0 removes it. */
function withHerd(all: Draft['calculation']['herds'], herd: Herd, count: number) {
  const { [herd]: _, ...others } = all
  return count > 0 ? { ...others, [herd]: count } : others
}
