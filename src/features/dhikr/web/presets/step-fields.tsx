import { Trash2 } from 'lucide-react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Field, NumberInput } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import { Switch } from '#shared/web/ui/switch.tsx'
import { TARGET_LIMIT, WORDS_LIMIT } from '../../core/own-preset.ts'
import { allPhrases } from '../library.ts'
import { OWN_WORDS, type StepDraft } from './step-draft.ts'

/** A phrase of a preset and its target. */
export function StepFields({
  step,
  index,
  alone,
  onChange,
  onRemove,
}: {
  step: StepDraft
  index: number
  /** The preset has no other phrase. */
  alone: boolean
  onChange: (change: Partial<StepDraft>) => void
  onRemove: () => void
}) {
  const number = formatNumber(index + 1)
  return (
    <fieldset className="grid gap-3 rounded-card border border-hairline p-4">
      <legend className="px-1 text-muted text-sm">{t('dhikr:form.phrase', { number })}</legend>
      <Field label={t('dhikr:form.which')}>
        <Select
          className="min-h-12 font-typed"
          onChange={(event) => onChange({ phrase: event.target.value })}
          value={step.phrase}
        >
          <option value={OWN_WORDS}>{t('dhikr:form.ownWords')}</option>
          {allPhrases.map(({ id, arabic }) => (
            <option key={id} lang="ar" value={id}>
              {arabic}
            </option>
          ))}
        </Select>
      </Field>
      {step.phrase === OWN_WORDS && (
        <Field label={t('dhikr:form.words')}>
          <textarea
            className="min-h-20 w-full rounded-xl border border-hairline bg-paper px-3 py-2 font-typed"
            dir={step.words === '' ? undefined : 'auto'}
            maxLength={WORDS_LIMIT}
            onChange={(event) => onChange({ words: event.target.value })}
            required
            value={step.words}
          />
        </Field>
      )}
      {alone && <Switch on={step.free} onChange={(free) => onChange({ free })} text={t('dhikr:form.free')} />}
      <div className="flex items-end gap-3">
        {!(alone && step.free) && (
          <Field className="flex-1" label={t('dhikr:form.times')}>
            <NumberInput
              max={TARGET_LIMIT}
              min={1}
              onNumber={(target) => onChange({ target })}
              value={step.target}
            />
          </Field>
        )}
        {!alone && (
          <Button aria-label={t('dhikr:form.without', { number })} look="plain" onClick={onRemove} round>
            <Trash2 aria-hidden size={18} />
          </Button>
        )}
      </div>
    </fieldset>
  )
}
