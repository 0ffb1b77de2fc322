import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { countOfDay, type Day, dayOfCount } from '#shared/core/day-count.ts'
import { type RestReason, restOn, restReasons } from '#shared/core/rest-days.ts'
import { dayWords } from '#shared/web/i18n/day-words.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Dialog } from '#shared/web/ui/dialog.tsx'
import { DateInput, Field, Select } from '#shared/web/ui/field.tsx'
import type { ReadingPause } from '../core/reading-log.ts'
import { keep, remove } from './reading-changes.ts'

/** Days of rest: travel, illness, menstruation. They move plans and break nothing. */
export function RestCard({ pauses, today }: { pauses: readonly ReadingPause[]; today: Day }) {
  const [adding, setAdding] = useState(false)
  const current = restOn(pauses, today)
  const others = pauses.filter((pause) => pause !== current).sort((a, b) => (a.from < b.from ? 1 : -1))
  return (
    <Card id="rest" title={t('reading:rest.title')}>
      <p className="text-muted">{t('reading:rest.about')}</p>
      {current && (
        <div className="mt-4 rounded-card bg-action-soft p-4">
          <p>{spanWords(current, today)}</p>
          <Button className="mt-3" onClick={() => endRest(current, today)}>
            {t('reading:rest.end')}
          </Button>
        </div>
      )}
      {!current && (
        <Button className="mt-4 self-start" onClick={() => setAdding(true)}>
          {t('reading:rest.add')}
        </Button>
      )}
      {others.length > 0 && (
        <ul className="mt-4">
          {others.map((pause) => (
            <li className="flex items-center gap-2 border-hairline border-t py-1" key={pause.id}>
              <span className="min-w-0 flex-1">{spanWords(pause, today)}</span>
              <Button
                aria-label={t('reading:rest.remove', { what: spanWords(pause, today) })}
                look="plain"
                onClick={() => remove('pauses', pause)}
                round
              >
                <Trash2 aria-hidden size={17} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && <RestForm onClose={() => setAdding(false)} today={today} />}
    </Card>
  )
}

function RestForm({ today, onClose }: { today: Day; onClose: () => void }) {
  const [reason, setReason] = useState<RestReason>('travel')
  const [from, setFrom] = useState(today)
  const [to, setTo] = useState('')
  return (
    <Dialog onClose={onClose} open title={t('reading:rest.add')}>
      <form
        className="grid gap-5"
        onSubmit={(event) => {
          event.preventDefault()
          keep('pauses', { from, reason, ...(to && { to }) })
          onClose()
        }}
      >
        <Field label={t('reading:rest.reason')}>
          <Select
            data-autofocus
            onChange={(event) =>
              setReason(restReasons.find((each) => each === event.target.value) ?? 'other')
            }
            value={reason}
          >
            {restReasons.map((each) => (
              <option key={each} value={each}>
                {t(`reading:rest.reasons.${each}`)}
              </option>
            ))}
          </Select>
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field label={t('reading:rest.from')}>
            <DateInput onChange={(event) => setFrom(event.target.value)} required value={from} />
          </Field>
          <Field label={t('reading:rest.to')}>
            <DateInput min={from} onChange={(event) => setTo(event.target.value)} value={to} />
          </Field>
        </div>
        <p className="text-muted text-sm">{t('reading:rest.privacy')}</p>
        <Button look="action" type="submit">
          {t('reading:rest.keep')}
        </Button>
      </form>
    </Dialog>
  )
}

/** Reading goes on today, so yesterday was the last day of rest; one that began today was none. */
function endRest(pause: ReadingPause, today: Day): void {
  if (pause.from >= today) remove('pauses', pause)
  else keep('pauses', { ...pause, to: dayOfCount(countOfDay(today) - 1) })
}

function spanWords({ from, to, reason }: ReadingPause, today: Day): string {
  const values = { reason: t(`reading:rest.reasons.${reason}`), from: dayWords(from, today) }
  return to ? t('reading:rest.span', { ...values, to: dayWords(to, today) }) : t('reading:rest.since', values)
}
