import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { type RestPeriod, restPeriodOn } from '#shared/core/rest-days.ts'
import { formatDay, formatDaySpan } from '../i18n/format-day.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { restPeriods } from '../user-data/rest-periods.ts'
import { addRestPeriod, endRestPeriod, removeRestPeriod } from './change-rests.ts'
import { RestForm } from './rest-form.tsx'

const SHOWN = 3

/**
 * The user's rest days: start, end and remove them. `back` describes here what ending them means. Needs the
 * messages of `user-data`.
 */
export function RestCard({
  today,
  about,
  back = t('user-data:rest.end'),
}: {
  today: Day
  about: string
  back?: string
}) {
  const [adding, setAdding] = useState(false)
  const [all, setAll] = useState(false)
  const found = [...(restPeriods.use() ?? [])].map(([id, rest]) => ({ id, ...rest }))
  const current = restPeriodOn(found, today)
  const others = found.filter((rest) => rest !== current).sort((a, b) => (a.from < b.from ? 1 : -1))
  return (
    <Card className={found.length === 0 ? 'print:hidden' : ''} id="rest" title={t('user-data:rest.title')}>
      <p className="text-muted">{about}</p>
      {current ? (
        <div className="mt-4 rounded-card bg-action-soft p-4">
          <p>{spanWords(current, today)}</p>
          <Button className="mt-3" onClick={() => endRestPeriod(current.id, current, today)}>
            {back}
          </Button>
        </div>
      ) : (
        <Button className="mt-4 self-start" onClick={() => setAdding(true)}>
          {t('user-data:rest.add')}
        </Button>
      )}
      {others.length > 0 && (
        <ul className="mt-4">
          {others.slice(0, all ? others.length : SHOWN).map(({ id, ...rest }) => (
            <li className="flex items-center gap-2 border-hairline border-t py-1" key={id}>
              <span className="min-w-0 flex-1">{spanWords(rest, today)}</span>
              <Button
                aria-label={t('user-data:rest.remove', { what: spanWords(rest, today) })}
                look="plain"
                onClick={() => removeRestPeriod(id, rest)}
                round
              >
                <Trash2 aria-hidden size={17} />
              </Button>
            </li>
          ))}
        </ul>
      )}
      {others.length > SHOWN && !all && (
        <Button className="mt-2 self-start" look="plain" onClick={() => setAll(true)}>
          {t('user-data:rest.more')}
        </Button>
      )}
      {adding && (
        <RestForm
          onClose={() => setAdding(false)}
          onKeep={(rest) => {
            addRestPeriod(rest)
            setAdding(false)
          }}
          today={today}
        />
      )}
    </Card>
  )
}

function spanWords({ from, to, reason }: RestPeriod, today: Day): string {
  const why = t(`user-data:rest.reasons.${reason}`)
  return to
    ? t('user-data:rest.span', { reason: why, days: formatDaySpan(from, to, today) })
    : t('user-data:rest.since', { reason: why, from: formatDay(from, today) })
}
