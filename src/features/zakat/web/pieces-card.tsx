import { Plus, X } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { MOST_PIECES, MOST_WEIGHT } from '../core/calculation.ts'
import { GRAM_DECIMALS, type MetalPiece, pieceValue, purities } from '../core/metal-piece.ts'
import type { Metal } from '../core/nisab.ts'
import { AmountField } from './amount-field.tsx'
import { formatMoney } from './format-money.ts'
import type { Draft } from './use-draft.ts'

const newPiece: MetalPiece = { metal: 'gold', milligrams: 0, purity: purities.gold[0], worn: false }

/** Gold and silver by weight and purity, valued at the prices of the nisab. */
export function PiecesCard({ draft }: { draft: Draft }) {
  const { calculation, revision, change } = draft
  const { pieces } = calculation
  const replaceAt = (at: number, next: readonly MetalPiece[]) =>
    change({ pieces: [...pieces.slice(0, at), ...next, ...pieces.slice(at + 1)] })
  return (
    <section className="rounded-card bg-raised px-5 py-2 shadow-card sm:px-6" id="pieces">
      <Disclosure title={t('zakat:pieces.title')}>
        <p className="mb-4 text-muted">{t('zakat:pieces.about')}</p>
        <ol className="grid gap-4">
          {pieces.map((piece, index) => (
            <Piece
              draft={draft}
              // biome-ignore lint/suspicious/noArrayIndexKey: pieces have no other identity.
              key={`${index} ${pieces.length} ${revision}`}
              number={index + 1}
              onChange={(next) => replaceAt(index, [next])}
              onRemove={() => replaceAt(index, [])}
              piece={piece}
            />
          ))}
        </ol>
        <Button
          className="mt-4 mb-4"
          disabled={pieces.length >= MOST_PIECES}
          onClick={() => change({ pieces: [...pieces, newPiece] })}
        >
          <Plus aria-hidden size={18} />
          {t('zakat:pieces.add')}
        </Button>
      </Disclosure>
    </section>
  )
}

function Piece({
  piece,
  number,
  draft,
  onChange,
  onRemove,
}: {
  piece: MetalPiece
  number: number
  draft: Draft
  onChange: (piece: MetalPiece) => void
  onRemove: () => void
}) {
  const { metal, milligrams, purity, worn } = piece
  const name = t('zakat:pieces.name', { number: formatNumber(number) })
  return (
    <li>
      <fieldset className="rounded-xl border border-hairline p-4">
        <legend className="sr-only">{name}</legend>
        <div className="mb-2 flex items-center justify-between gap-3">
          <span aria-hidden="true" className="font-semibold">
            {name}
          </span>
          <Button
            aria-label={t('zakat:pieces.remove', { number: formatNumber(number) })}
            look="plain"
            onClick={onRemove}
            round
          >
            <X aria-hidden size={18} />
          </Button>
        </div>
        <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
          <SelectField
            label={t('zakat:pieces.metal')}
            onChoose={(next: Metal) => onChange({ ...piece, metal: next, purity: purities[next][0] })}
            options={(['gold', 'silver'] as const).map((value) => ({
              value,
              text: t(`zakat:kinds.${value}`),
            }))}
            value={metal}
          />
          <SelectField
            label={t('zakat:pieces.purity')}
            onChoose={(next) => onChange({ ...piece, purity: next })}
            options={purities[metal].map((value: number) => ({ value, text: purityInWords(metal, value) }))}
            value={purity}
          />
          <AmountField
            decimals={GRAM_DECIMALS}
            label={t('zakat:pieces.grams')}
            most={MOST_WEIGHT}
            onValue={(weight) => onChange({ ...piece, milligrams: weight })}
            value={milligrams}
          />
          <SelectField
            label={t('zakat:pieces.use')}
            onChoose={(use) => onChange({ ...piece, worn: use === 'worn' })}
            options={(['kept', 'worn'] as const).map((value) => ({
              value,
              text: t(`zakat:pieces.${value}`),
            }))}
            value={worn ? 'worn' : 'kept'}
          />
        </div>
        {milligrams > 0 && <p className="tabular mt-3">{valueInWords(piece, draft)}</p>}
      </fieldset>
    </li>
  )
}

const purityInWords = (metal: Metal, purity: number): string =>
  metal === 'gold'
    ? t('zakat:pieces.karat', { karat: formatNumber(purity) })
    : formatNumber(purity, { useGrouping: false })

function valueInWords(piece: MetalPiece, { calculation }: Draft): string {
  const { currency, silverPrice, goldPrice } = calculation
  const price = piece.metal === 'silver' ? silverPrice : goldPrice
  if (!price) return t('zakat:pieces.noPrice')
  return t('zakat:pieces.value', { value: formatMoney(pieceValue(piece, price), currency) })
}
