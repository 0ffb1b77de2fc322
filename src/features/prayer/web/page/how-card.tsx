import { type ReactNode, Suspense, useState } from 'react'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { Card } from '#shared/web/ui/card.tsx'
import { Disclosure } from '#shared/web/ui/disclosure.tsx'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import { type PrayerDay, prayerNames } from '../../core/index.ts'
import { formatPrayerNote, formatTimesSource } from '../format-note.ts'
import { LazySettingsDialog } from '../lazy-settings-dialog.ts'
import { type PrayerSettings, usePrayerSettings } from '../prayer-settings.ts'

/**
 * Explains in plain words which method is used and why, which rules changed a time, the user's own minutes,
 * and what is approximate.
 */
export function HowCard({ day }: { day: PrayerDay | undefined }) {
  const [changing, setChanging] = useState(false)
  const settings = usePrayerSettings()
  return (
    <Card
      aside={
        <Button className="-mx-3 -my-2 text-action" look="plain" onClick={() => setChanging(true)}>
          {t('prayer:change')}
        </Button>
      }
      id="how"
      title={t('prayer-page:how.title')}
    >
      {day ? <Words day={day} settings={settings} /> : <WordsSkeleton />}
      <Suspense>{changing && <LazySettingsDialog day={day} onClose={() => setChanging(false)} />}</Suspense>
    </Card>
  )
}

function Words({ day, settings }: { day: PrayerDay; settings: PrayerSettings }) {
  const printed = day.source.kind === 'table'
  const own = ownMinutesWords(settings)
  return (
    <div className="grid grid-cols-1 gap-4 [overflow-wrap:anywhere]">
      <Part title={t('prayer-page:how.method')}>
        <p>{formatTimesSource(day)}</p>
        {!printed && <p>{anglesWords(day)}</p>}
        {!printed && day.ownAngles && <p>{t('prayer-page:how.ownAngles')}</p>}
        <p>{t(`prayer:asrLong.${day.madhab}`)}</p>
      </Part>
      <Part title={t('prayer-page:how.acted')}>
        {day.notes.map((note) => (
          <p key={note.code + note.times.join()}>{formatPrayerNote(note)}</p>
        ))}
        {day.notes.length === 0 && (
          <p>{t(printed ? 'prayer-page:how.printed' : 'prayer-page:how.nothingActed')}</p>
        )}
        {own && <p>{t('prayer-page:how.ownMinutes', { minutes: own })}</p>}
      </Part>
      <Disclosure title={t('prayer-page:how.approximate')}>
        <ul className="ms-5 list-disc space-y-1.5 text-muted">
          <li>{t('prayer-page:approximate.rounding')}</li>
          <li>{t('prayer-page:approximate.refraction')}</li>
          <li>{t('prayer-page:approximate.altitude')}</li>
          <li>{t('prayer-page:approximate.twilight')}</li>
          <li>{t('prayer-page:approximate.highLatitudes')}</li>
        </ul>
      </Disclosure>
    </div>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="text-base">{title}</h3>
      <div className="mt-1 space-y-1.5 text-muted">{children}</div>
    </div>
  )
}

function anglesWords({ angles }: PrayerDay): string {
  const degrees = (value: number) => formatNumber(value, { maximumFractionDigits: 2 })
  const fajr = t('prayer-page:how.fajrAngle', { degrees: degrees(angles.fajr) })
  const isha =
    angles.ishaInterval === undefined
      ? t('prayer-page:how.ishaAngle', { degrees: degrees(angles.isha ?? 0) })
      : t('prayer-page:how.ishaInterval', { minutes: formatNumber(angles.ishaInterval) })
  const maghrib =
    angles.maghrib === undefined
      ? ''
      : t('prayer-page:how.maghribAngle', { degrees: degrees(angles.maghrib) })
  return [fajr, maghrib, isha].filter(Boolean).join(' ')
}

/** «Fajr +3, Isha −2»; empty if none are added. */
function ownMinutesWords({ minutes }: PrayerSettings): string {
  if (!minutes) return ''
  return prayerNames
    .filter((name) => minutes[name] !== 0)
    .map((name) => `${t(`prayer:names.${name}`)} ${formatNumber(minutes[name], { signDisplay: 'always' })}`)
    .join(t('shell:comma'))
}

function WordsSkeleton() {
  return (
    <div aria-busy="true" className="grid min-h-72 content-start gap-3">
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-5 w-full" />
      <Skeleton className="h-5 w-4/5" />
      <Skeleton className="h-5 w-28" />
      <Skeleton className="h-5 w-3/5" />
    </div>
  )
}
