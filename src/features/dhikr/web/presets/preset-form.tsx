import { Plus } from 'lucide-react'
import { useState } from 'react'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { Field } from '#shared/web/ui/field.tsx'
import { NAME_LIMIT, type OwnPreset, STEPS_LIMIT } from '../../core/own-preset.ts'
import { newPreset, ownPresets, savePresets } from '../own-presets.ts'
import { draftOf, emptyStep, type StepDraft, stepsOf } from './step-draft.ts'
import { StepFields } from './step-fields.tsx'

/** Creates or edits an own preset. */
export function PresetForm({ preset, onClose }: { preset?: OwnPreset; onClose: () => void }) {
  const [name, setName] = useState(preset?.name ?? '')
  const [steps, setSteps] = useState<readonly StepDraft[]>(() => draftOf(preset))
  const saved = ownPresets.use()
  const save = () => {
    const draft = { name: name.trim(), steps: stepsOf(steps) }
    const last = Math.max(-1, ...Array.from(saved?.values() ?? [], ({ place }) => place))
    savePresets([preset ? { ...preset, ...draft } : newPreset({ ...draft, place: last + 1 })])
    onClose()
  }
  return (
    <Dialog onClose={onClose} open title={preset ? t('dhikr:form.change') : t('dhikr:form.new')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          save()
        }}
      >
        <Field label={t('dhikr:form.name')}>
          <input
            autoComplete="off"
            className="min-h-12 w-full rounded-xl border border-hairline bg-paper px-3 font-typed"
            data-autofocus
            dir={name === '' ? undefined : 'auto'}
            maxLength={NAME_LIMIT}
            onChange={(event) => setName(event.target.value)}
            // A name needs a letter that is not a space.
            pattern=".*\S.*"
            required
            value={name}
          />
        </Field>
        {steps.map((step, index) => (
          <StepFields
            alone={steps.length === 1}
            index={index}
            key={step.key}
            onChange={(change) =>
              setSteps(steps.map((each) => (each === step ? { ...each, ...change } : each)))
            }
            onRemove={() => setSteps(steps.filter((each) => each !== step))}
            step={step}
          />
        ))}
        {steps.length < STEPS_LIMIT && (
          <Button onClick={() => setSteps([...steps, emptyStep()])}>
            <Plus aria-hidden size={18} />
            {t('dhikr:form.add')}
          </Button>
        )}
        <Button look="action" type="submit">
          {t('dhikr:form.save')}
        </Button>
      </form>
    </Dialog>
  )
}
