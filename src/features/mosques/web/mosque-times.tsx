import { parseCivilDate } from '#shared/core/civil-date.ts'
import { formatDate } from '#shared/web/i18n/format.ts'
import { useFormatClock } from '#shared/web/i18n/format-clock.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { ClockInCell } from '#shared/web/ui/clock-in-cell.tsx'
import type { MosqueDetails } from '../core/mosques.contract.ts'

const prayers = ['fajr', 'dhuhr', 'asr', 'maghrib', 'isha'] as const

/** Today’s prayer times at the mosque, and its iqama and Jumuʿa where known. */
export function MosqueTimes({ mosque }: { mosque: MosqueDetails }) {
  const { prayerTimes, iqama, jumua, timesConfirmedOn } = mosque
  const formatClock = useFormatClock()
  const confirmed = timesConfirmedOn && parseCivilDate(timesConfirmedOn)
  return (
    <>
      <dl
        aria-label={t('mosques:times')}
        className="mt-4 grid grid-cols-5 gap-x-1 rounded-xl bg-sunken px-2 py-2.5 text-center"
      >
        {prayers.map((prayer) => (
          <div className="min-w-0" key={prayer}>
            <dt className="truncate text-muted text-xs sm:text-sm">{t(`prayer:names.${prayer}`)}</dt>
            <dd className="tabular font-semibold text-[0.9375rem] leading-tight [overflow-wrap:normal]">
              <ClockInCell text={formatClock(prayerTimes[prayer])} />
            </dd>
            {iqama?.[prayer] && (
              <dd className="tabular text-muted text-xs">
                {t('mosques:iqama', { time: formatClock(iqama[prayer]) })}
              </dd>
            )}
          </div>
        ))}
      </dl>
      {jumua.length > 0 && (
        <p className="mt-2.5 font-semibold text-sm">
          {t('mosques:jumua', { times: jumua.map(formatClock).join(t('shell:comma')) })}
        </p>
      )}
      {(jumua.length > 0 || iqama) && confirmed && (
        <p className="text-muted text-sm">
          {t('mosques:confirmed', {
            date: formatDate(confirmed, { day: 'numeric', month: 'long', year: 'numeric' }),
          })}
        </p>
      )}
    </>
  )
}
