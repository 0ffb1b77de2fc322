import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { type RestPeriod, type RestReason, restReasons } from '#shared/core/rest-days.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DateInput, Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'

/** Asks for the reason and the dates of rest days. */
export function RestForm({
  today,
  onKeep,
  onClose,
}: {
  today: Day
  onKeep: (rest: RestPeriod) => void
  onClose: () => void
}) {
  const [reason, setReason] = useState<RestReason>('travel')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState('')
  return (
    <Dialog onClose={onClose} open title={t('user-data:rest.add')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          onKeep({ from, reason, ...(to && { to }) })
        }}
      >
        <Field label={t('user-data:rest.reason')}>
          <Select
            data-autofocus
            onChange={(event) =>
              setReason(restReasons.find((each) => each === event.target.value) ?? 'other')
            }
            value={reason}
          >
            {restReasons.map((each) => (
              <option key={each} value={each}>
                {t(`user-data:rest.reasons.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('user-data:rest.from')}>
            <DateInput onChange={(event) => setFrom(event.target.value)} required value={from} />
          </Field>
          <Field label={t('user-data:rest.to')}>
            <DateInput min={from} onChange={(event) => setTo(event.target.value)} value={to} />
          </Field>
        </div>
        <p className="text-muted text-sm">{t('user-data:rest.privacy')}</p>
        <Button look="action" type="submit">
          {t('user-data:rest.save')}
        </Button>
      </form>
    </Dialog>
  )
}
