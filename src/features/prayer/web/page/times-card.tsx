import type { ReactNode } from 'react'
import { AppError } from '#shared/core/app-error.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { Skeleton } from '#shared/web/ui/skeleton.tsx'
import {
  type PrayerDay,
  type PrayerMoment,
  type PrayerName,
  prayerNames,
  timeBasis,
} from '../../core/index.ts'
import { formatTimesSource } from '../format-note.ts'
import { usePrayerMoment } from '../use-prayer-moment.ts'
import { formatDuration } from './format-duration.ts'
import { formatTimeBasis } from './format-time-basis.ts'

/** The day's times from Imsak to the last third of the night, each with its basis. */
export function TimesCard({
  day,
  isToday,
  onDevice,
  error,
}: {
  day: PrayerDay | undefined
  isToday: boolean
  /** Whether the times were calculated on this device. */
  onDevice: boolean
  error: Error | null
}) {
  const failed = error && !day
  return (
    <Card id="times" title={t(isToday ? 'prayer-page:times.today' : 'prayer-page:times.title')}>
      {failed ? (
        <TimesFailed error={error} />
      ) : (
        <table className="w-full border-collapse">
          <caption className="sr-only">{t('prayer-page:times.caption')}</caption>
          <thead className="sr-only">
            <tr>
              <th scope="col">{t('prayer-page:times.prayer')}</th>
              <th scope="col">{t('prayer-page:times.time')}</th>
            </tr>
          </thead>
          {day ? isToday ? <TodayRows day={day} /> : <Rows day={day} /> : <RowsSkeleton />}
        </table>
      )}
      {day && (
        <p className="mt-4 text-muted text-sm">
          {t('prayer-page:times.fast', {
            length: formatDuration(Date.parse(day.instants.maghrib) - Date.parse(day.instants.fajr)),
          })}
          {onDevice && ` ${t('prayer:onDevice')}`}
          <span className="hidden print:block">
            {formatTimesSource(day)} {t(`prayer:asrLong.${day.madhab}`)}
          </span>
        </p>
      )}
    </Card>
  )
}

function TimesFailed({ error }: { error: Error }) {
  if (isLeftOut(error)) return <p className="min-h-40 text-ending">{t('prayer-page:times.leftOut')}</p>
  return (
    <div className="min-h-40">
      <p className="text-ending">{t('prayer:failed')}</p>
      <p className="mt-1 text-muted text-sm">{t('prayer:failedHint')}</p>
    </div>
  )
}

/** Some zones skipped a day when they moved across the date line. */
const isLeftOut = (error: Error) => error instanceof AppError && error.code === 'date_not_in_time_zone'

function TodayRows({ day }: { day: PrayerDay }) {
  return <Rows day={day} moment={usePrayerMoment(day)} />
}

function Rows({ day, moment }: { day: PrayerDay; moment?: PrayerMoment }) {
  const { middleOfTheNight, lastThirdOfTheNight } = day.sunnah
  const formatClock = useFormatClock()
  return (
    <tbody data-whole>
      <QuietRow
        about={t('prayer-page:basis.imsak')}
        name={t('prayer-page:times.imsak')}
        time={formatClock(day.imsak)}
      />
      {prayerNames.map((name) => (
        <PrayerRow day={day} key={name} moment={moment} name={name} />
      ))}
      <QuietRow
        about={t('prayer-page:basis.middle')}
        name={t('prayer-page:times.middle')}
        time={formatClock(middleOfTheNight)}
      />
      <QuietRow
        about={t('prayer-page:basis.lastThird')}
        name={t('prayer-page:times.lastThird')}
        time={formatClock(lastThirdOfTheNight)}
      />
    </tbody>
  )
}

function PrayerRow({
  day,
  name,
  moment,
}: {
  day: PrayerDay
  name: PrayerName
  moment: PrayerMoment | undefined
}) {
  const formatClock = useFormatClock()
  const current = moment?.current === name
  const isNext = moment !== undefined && !moment.current && moment.next.prayer === name
  const other = otherDay(day, name)
  return (
    <Line
      about={formatTimeBasis(timeBasis(day, name))}
      current={current}
      name={t(`prayer:names.${name}`)}
      quiet={name === 'sunrise'}
      tag={current ? t('prayer:now') : isNext ? t('prayer:next') : undefined}
      time={
        <>
          {other && <span className="me-2 font-normal text-muted text-sm">{other}</span>}
          {formatClock(day[name])}
        </>
      }
    />
  )
}

/** «+1 day» if the time is after midnight. */
function otherDay(day: PrayerDay, name: PrayerName): string | undefined {
  const on = (code: string) => day.notes.some((note) => note.code === code && note.times.includes(name))
  if (on('next_day')) return t('prayer:plusOneDay')
  return on('previous_day') ? t('prayer-page:times.minusOneDay') : undefined
}

const QuietRow = (props: { name: string; about: string; time: ReactNode }) => <Line quiet {...props} />

function Line(props: {
  name: string
  about: string
  time: ReactNode
  quiet?: boolean
  current?: boolean
  tag?: string | undefined
}) {
  return (
    <tr
      aria-current={props.current ? 'time' : undefined}
      className={classNames(
        'border-hairline border-b last:border-b-0',
        props.current && 'border-transparent bg-action-soft',
      )}
    >
      <th className="rounded-s-xl px-1 py-2.5 text-start min-[22rem]:px-3 font-normal" scope="row">
        <span className={props.quiet ? 'text-muted' : 'font-semibold'}>{props.name}</span>
        {props.tag && (
          <span
            className={classNames(
              'ms-2 inline-block rounded-full px-2.5 text-sm print:hidden',
              props.current ? 'bg-action text-on-action' : 'bg-sunken text-muted',
            )}
          >
            {props.tag}
          </span>
        )}
        <span className={classNames('block text-sm', props.current ? 'text-ink' : 'text-muted')}>
          {props.about}
        </span>
      </th>
      <td
        className={classNames(
          'tabular whitespace-nowrap rounded-e-xl px-1 text-end min-[22rem]:px-3 text-lg',
          props.quiet ? 'text-muted' : 'font-semibold',
        )}
      >
        {props.time}
      </td>
    </tr>
  )
}

function RowsSkeleton() {
  return (
    <tbody aria-busy="true">
      {Array.from({ length: prayerNames.length + 3 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows that hold a place have no other name
        <tr className="border-hairline border-b last:border-b-0" key={index}>
          <td className="px-3 py-2.5">
            <Skeleton className="h-5 w-24" />
            <br />
            <Skeleton className="h-4 w-44" />
          </td>
          <td className="px-3 text-end">
            <Skeleton className="h-5 w-14" />
          </td>
        </tr>
      ))}
    </tbody>
  )
}
