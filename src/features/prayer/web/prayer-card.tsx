import { Suspense, useState } from 'react'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card, Row } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { type PrayerDay, prayerNames } from '../core/index.ts'
import { formatPrayerNote, formatTimesSource } from './format-note.ts'
import { LazySettingsDialog } from './lazy-settings-dialog.ts'
import { usePrayerMoment } from './use-prayer-moment.ts'

/** Today's six times as a table, with an explanation and a link to the settings. */
export function PrayerCard({
  day,
  onDevice,
  error,
  className,
}: {
  day: PrayerDay | undefined
  /** Whether the times were calculated on this device. */
  onDevice: boolean
  error: boolean
  className?: string
}) {
  const [changing, setChanging] = useState(false)
  return (
    <Card
      aside={
        <Button className="-mx-3 -my-2 text-action" look="plain" onClick={() => setChanging(true)}>
          {t('prayer:change')}
        </Button>
      }
      className={className ?? ''}
      id="prayer"
      title={t('prayer:title')}
    >
      {day ? <Times day={day} /> : <TimesSkeleton />}
      {error && (
        <p className="mt-3 text-sm">
          <span className="text-ending">{t('prayer:failed')}</span>
          <span className="block text-muted">{t('prayer:failedHint')}</span>
        </p>
      )}
      {day && <Explanation day={day} onDevice={onDevice} />}
      <Suspense>{changing && <LazySettingsDialog day={day} onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  )
}

function Times({ day }: { day: PrayerDay }) {
  const { current, next } = usePrayerMoment(day)
  const formatClock = useFormatClock()
  return (
    <ul className="-my-1">
      {prayerNames.map((name) => (
        <Row
          aria-current={name === current ? 'time' : undefined}
          className={classNames(
            'flex-wrap gap-y-0',
            name === current && '-mx-3 rounded-xl border-b-0 bg-action-soft px-3 font-semibold',
          )}
          key={name}
        >
          <span className={classNames(name === 'sunrise' && 'text-muted')}>
            {t(`prayer:names.${name}`)}
            {name === current && (
              <span className="ms-2 font-normal text-action-strong text-sm">{t('prayer:now')}</span>
            )}
            {name === next.prayer && !current && (
              <span className="ms-2 font-normal text-muted text-sm">{t('prayer:next')}</span>
            )}
          </span>
          <span
            className={classNames(
              'tabular ms-auto text-lg',
              name === 'sunrise' ? 'text-muted' : 'font-semibold',
            )}
          >
            {formatClock(day[name])}
          </span>
        </Row>
      ))}
    </ul>
  )
}

function TimesSkeleton() {
  return (
    <ul aria-busy="true" aria-label={t('shell:loading')} className="-my-1">
      {prayerNames.map((name) => (
        <Row key={name}>
          <Skeleton className="h-5 w-20" />
          <Skeleton className="my-1 h-5 w-14" />
        </Row>
      ))}
    </ul>
  )
}

function Explanation({ day, onDevice }: { day: PrayerDay; onDevice: boolean }) {
  const formatClock = useFormatClock()
  return (
    <div className="mt-4 space-y-2 border-hairline border-t pt-4 text-muted text-sm">
      <p>
        {t('prayer:nightMarks', {
          middle: formatClock(day.sunnah.middleOfTheNight),
          third: formatClock(day.sunnah.lastThirdOfTheNight),
        })}
      </p>
      <p>
        {formatTimesSource(day)} {t(`prayer:asrLong.${day.madhab}`)}
      </p>
      {day.notes.map((note) => (
        <p key={note.code}>{formatPrayerNote(note)}</p>
      ))}
      {onDevice && <p>{t('prayer:onDevice')}</p>}
    </div>
  )
}
