import { useState } from 'react'
import { type Day, isDay } from '#shared/core/day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, NumberInput } from '#shared/web/ui/field.tsx'
import { Select } from '#shared/web/ui/select.tsx'
import type { DayCount } from '../../core/day-counts.ts'
import { TARGET_LIMIT } from '../../core/own-preset.ts'
import { type AnyPreset, presetName } from '../library.ts'
import { correctCount } from './correct-count.ts'

const MOST = 10 * TARGET_LIMIT

/** Edits the count of a preset on a day, for example to add what was counted on beads. */
export function CorrectForm({
  start,
  counts,
  presets,
  today,
  onClose,
}: {
  start: { readonly day: Day; readonly preset?: string }
  counts: readonly DayCount[]
  presets: ReadonlyMap<string, AnyPreset>
  today: Day
  onClose: () => void
}) {
  const tapsOf = (day: Day, preset: string) =>
    counts.find((count) => count.day === day && count.preset === preset)?.taps ?? 0
  const [day, setDay] = useState(start.day)
  const [preset, setPreset] = useState(start.preset ?? [...presets.keys()][0] ?? '')
  const [typed, setTyped] = useState<number>()
  const before = tapsOf(day, preset)
  const names = [...presets].map(([id, each]) => [id, presetName(each)] as const)
  if (!presets.has(preset)) names.push([preset, presetName(undefined)])
  return (
    <Dialog onClose={onClose} open title={t('dhikr:correct.title')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          if (!isDay(day)) return
          correctCount({ day, preset, taps: before }, typed ?? before)
          onClose()
        }}
      >
        <Field label={t('dhikr:history.day')}>
          <DateInput max={today} onChange={(event) => setDay(event.target.value)} required value={day} />
        </Field>
        <Field label={t('dhikr:history.what')}>
          <Select className="truncate" onChange={(event) => setPreset(event.target.value)} value={preset}>
            {names.map(([id, name]) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={t('dhikr:history.count')}>
          <NumberInput data-autofocus max={MOST} min={0} onNumber={setTyped} value={typed ?? before} />
        </Field>
        <Button look="action" type="submit">
          {t('dhikr:correct.save')}
        </Button>
      </form>
    </Dialog>
  )
}
