import { type FormEvent, useRef, useState } from 'react'
import { navigate } from 'wouter/use-browser-location'
import { deviceZone } from '#shared/web/device-zone.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { focusFirstError } from '#shared/web/ui/focus-first-error.ts'
import { RadioGroup } from '#shared/web/ui/radio-group.tsx'
import { SelectField } from '#shared/web/ui/select-field.tsx'
import { TextArea } from '#shared/web/ui/text-area.tsx'
import { TextField } from '#shared/web/ui/text-field.tsx'
import { toast } from '#shared/web/ui/toast.ts'
import { today } from '#shared/web/use-today.ts'
import {
  CAPACITY,
  CIRCLE_LENGTHS,
  type CircleDetails,
  circleRepeats,
  circleTopics,
  circleTroubles,
  MINUTES,
  SHORTEST_DESCRIPTION,
} from '../core/circle.ts'
import type { CircleAnswer } from '../core/circles.contract.ts'
import { circleDraft } from './circle-draft.ts'
import { circleFailure, useSaveCircle } from './use-circles.ts'

/** A new circle, or the changes of one. */
export function CircleForm({ id, circle }: { id: string | undefined; circle: CircleAnswer | undefined }) {
  const [details, setDetails] = useState(() =>
    circle ? detailsOf(circle) : (circleDraft.read() ?? emptyCircle()),
  )
  const [tried, setTried] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const save = useSaveCircle(id)
  const change = (part: Partial<CircleDetails>) => {
    const changed = { ...details, ...part }
    setDetails(changed)
    if (id === undefined) circleDraft.write(changed)
  }
  const troubles = tried ? circleTroubles(details) : {}
  const trouble = (field: keyof CircleDetails) => {
    const found = troubles[field]
    return found && t(`circles:trouble.${found}`)
  }
  const send = (event: FormEvent) => {
    event.preventDefault()
    if (save.isPending) return
    setTried(true)
    if (Object.keys(circleTroubles(details)).length > 0) {
      focusFirstError(form.current)
      return
    }
    save.mutate(details, {
      onSuccess: (stored) => {
        if (id === undefined) circleDraft.write(undefined)
        toast({ title: t('circles:editor.saved') })
        navigate(`/community/${stored.id}`)
      },
    })
  }
  const text = (name: keyof typeof CIRCLE_LENGTHS) => ({
    name,
    label: t(`circles:editor.${name}`),
    maxLength: CIRCLE_LENGTHS[name],
    value: details[name],
  })
  const typed = (name: 'title' | 'place' | 'link') => ({
    ...text(name),
    error: trouble(name),
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  })
  const number = (name: 'minutes' | 'capacity', { least, most }: typeof CAPACITY | typeof MINUTES) => ({
    name,
    label: t(`circles:editor.${name}`),
    error: trouble(name),
    hint: t('circles:editor.between', { least: formatNumber(least), most: formatNumber(most) }),
    type: 'number',
    min: least,
    max: most,
    required: true,
    value: details[name] || '',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: Number(target.value) }),
  })
  return (
    <form
      className="mt-5 grid min-w-0 gap-5 rounded-card bg-raised p-5 shadow-card sm:p-8"
      noValidate
      onSubmit={send}
      ref={form}
    >
      <TextField {...typed('title')} required />
      <SelectField
        label={t('circles:topic')}
        onChoose={(topic) => change({ topic })}
        options={circleTopics.map((value) => ({ value, text: t(`circles:topics.${value}`) }))}
        value={details.topic}
      />
      <TextArea
        {...text('description')}
        className="min-h-32"
        dir="auto"
        hint={t('circles:editor.descriptionHint', {
          least: formatNumber(SHORTEST_DESCRIPTION),
          most: formatNumber(CIRCLE_LENGTHS.description),
        })}
        onText={(description) => change({ description })}
        required
        trouble={trouble('description')}
      />
      <TextField {...typed('place')} hint={t('circles:editor.placeHint')} />
      <TextField
        {...typed('link')}
        dir="ltr"
        hint={t('circles:editor.linkHint')}
        inputMode="url"
        placeholder="https://"
        type="url"
      />
      <RadioGroup
        label={t('circles:editor.repeats')}
        onChoose={(repeats) => change({ repeats })}
        options={circleRepeats.map((value) => ({ value, text: t(`circles:editor.${value}`) }))}
        value={details.repeats}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          error={trouble('firstDay')}
          label={t('circles:editor.firstDay')}
          name="firstDay"
          onChange={({ target }) => change({ firstDay: target.value })}
          required
          type="date"
          value={details.firstDay}
        />
        <TextField
          error={trouble('time')}
          label={t('circles:editor.time')}
          name="time"
          onChange={({ target }) => change({ time: target.value })}
          required
          type="time"
          value={details.time}
        />
        <TextField {...number('minutes', MINUTES)} />
        <TextField {...number('capacity', CAPACITY)} />
      </div>
      <SelectField
        error={trouble('timeZone')}
        label={t('circles:editor.timeZone')}
        onChoose={(timeZone) => change({ timeZone })}
        options={zonesWith(details.timeZone).map((value) => ({ value, text: value.replaceAll('_', ' ') }))}
        value={details.timeZone}
      />
      <p className="text-muted text-sm">{t('circles:editor.whoSees')}</p>
      <div>
        <Button disabled={save.isPending} look="action" type="submit">
          {t('circles:editor.save')}
        </Button>
        <p className="mt-2 text-ending empty:mt-0" role="alert">
          {save.error && t(`circles:failures.${circleFailure(save.error)}`)}
        </p>
      </div>
    </form>
  )
}

const zonesWith = (own: string): readonly string[] => [
  ...new Set([own, ...Intl.supportedValuesOf('timeZone')]),
]

const EMPTY_MINUTES = 60
const EMPTY_CAPACITY = 12

function emptyCircle(): CircleDetails {
  return {
    title: '',
    topic: 'quran',
    description: '',
    place: '',
    link: '',
    repeats: 'weekly',
    firstDay: today(),
    time: '19:00',
    timeZone: deviceZone(),
    minutes: EMPTY_MINUTES,
    capacity: EMPTY_CAPACITY,
  }
}

function detailsOf(circle: CircleAnswer): CircleDetails {
  const { title, topic, description, place, link, repeats, firstDay, time, timeZone, minutes, capacity } =
    circle
  return {
    title,
    topic,
    description,
    place,
    link: link ?? '',
    repeats,
    firstDay,
    time,
    timeZone,
    minutes,
    capacity,
  }
}
