import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import type { Day } from '#shared/core/day.ts'
import { formatDay } from '#shared/web/i18n/format-day.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import type { ReadingPlan, ReadingSession } from '../core/reading-log.ts'
import { formatMinutes, formatVerseRange, type GetSurahName } from './format-reading.ts'
import { planTitle } from './plan-title.ts'
import { removeReading } from './reading-changes.ts'

const DAYS_AT_FIRST = 7

/** The sessions by day, latest first; each can be edited and removed. */
export function HistoryCard({
  sessions,
  plans,
  today,
  names,
  onEdit,
  onAdd,
}: {
  sessions: readonly ReadingSession[]
  plans: readonly ReadingPlan[]
  today: Day
  names: GetSurahName
  onEdit: (session: ReadingSession) => void
  onAdd: () => void
}) {
  const [shown, setShown] = useState(DAYS_AT_FIRST)
  const days = [...new Set(sessions.map(({ day }) => day))].sort().reverse()
  return (
    <Card
      aside={<Button onClick={onAdd}>{t('reading:history.add')}</Button>}
      className="print:break-inside-auto"
      id="history"
      title={t('reading:history.title')}
    >
      {days.length === 0 && <p className="text-muted">{t('reading:history.empty')}</p>}
      {days.slice(0, shown).map((day) => (
        <section className="border-hairline border-b py-3 last:border-b-0 print:break-inside-avoid" key={day}>
          <h3 className="text-base">{day === today ? t('reading:today') : formatDay(day, today, 'long')}</h3>
          <ul>
            {sessions
              .filter((session) => session.day === day)
              .sort((a, b) => (a.startedAt < b.startedAt ? 1 : -1))
              .map((session) => (
                <Line
                  key={session.id}
                  names={names}
                  onEdit={() => onEdit(session)}
                  plan={plans.find(({ id }) => id === session.planId)}
                  session={session}
                />
              ))}
          </ul>
        </section>
      ))}
      {days.length > shown && (
        <Button className="mt-4 self-start" onClick={() => setShown(shown + 4 * DAYS_AT_FIRST)}>
          {t('reading:history.more')}
        </Button>
      )}
    </Card>
  )
}

function Line({
  session,
  plan,
  names,
  onEdit,
}: {
  session: ReadingSession
  plan: ReadingPlan | undefined
  names: GetSurahName
  onEdit: () => void
}) {
  const what = session.range ? formatVerseRange(session.range, names) : t('reading:history.timeOnly')
  const about = [
    session.seconds > 0 && formatMinutes(session.seconds),
    plan && planTitle(plan, names) !== what && planTitle(plan, names),
  ].filter(Boolean)
  return (
    <li className="flex items-center gap-2">
      <p className="min-w-0 flex-1 py-1.5">
        {what}
        {about.length > 0 && <span className="block text-muted text-sm">{about.join(' · ')}</span>}
      </p>
      <Button aria-label={t('reading:history.edit', { what })} look="plain" onClick={onEdit} round>
        <Pencil aria-hidden size={17} />
      </Button>
      <Button
        aria-label={t('reading:history.remove', { what })}
        look="plain"
        onClick={() => removeReading('sessions', session)}
        round
      >
        <Trash2 aria-hidden size={17} />
      </Button>
    </li>
  )
}
