import { Link } from 'wouter'
import type { PrayerDay } from '#features/prayer/core/index.ts'
import { formatNumber } from '#shared/web/i18n/format.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Card } from '#shared/web/ui/card.tsx'
import { classNames } from '#shared/web/ui/class-names.ts'
import { isPrayed, type LoggedPrayer, loggedPrayers, type PrayerState } from '../core/prayer-entry.ts'
import { markWithUndo } from './mark-prayer.ts'
import { stateIcons, stateMarks } from './state-styles.ts'
import { useCurrentPrayers } from './use-current-prayers.ts'
import { useKnownDays } from './use-prayer-log.ts'

/**
 * The current day's prayers in one row: a press marks one as prayed on time, another press undoes it;
 * `/prayer-log` has the rest. Needs the messages of `prayer-log` and `user-data`.
 */
export function TodayPrayers({ prayerDay }: { prayerDay: PrayerDay | undefined }) {
  const { day, times } = useCurrentPrayers(prayerDay)
  const known = useKnownDays(day, day)
  const logged = known?.days.get(day) ?? {}
  const prayed = loggedPrayers.filter((prayer) => isPrayed(logged[prayer])).length
  return (
    <Card
      aside={
        <Link
          className="-my-2 inline-flex min-h-11 items-center font-semibold text-action print:hidden"
          href="/prayer-log"
        >
          {t('prayer-log:today.open')}
        </Link>
      }
      id="today-prayers"
      title={t('prayer-log:today.title')}
    >
      <ul aria-busy={!known} className="grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-1">
        {loggedPrayers.map((prayer) => (
          <li key={prayer}>
            <PrayerMark
              ahead={times[prayer] === 'ahead'}
              now={times[prayer] === 'now'}
              onPress={() => toggle(day, prayer, logged[prayer])}
              prayer={prayer}
              state={logged[prayer]}
            />
          </li>
        ))}
      </ul>
      {/* With room for the second sentence, which appears when the times are known. */}
      <p className="mt-3 min-h-[2lh] text-muted text-sm">
        {known?.excused(day)
          ? t('prayer-log:day.excused')
          : t('prayer-log:today.prayed', { count: prayed, prayed: formatNumber(prayed) })}
        {prayerDay && day < prayerDay.date && ` ${t('prayer-log:today.untilFajr')}`}
      </p>
    </Card>
  )
}

function toggle(day: string, prayer: LoggedPrayer, state: PrayerState | undefined): void {
  const name = t(`prayer:names.${prayer}`)
  const said = state
    ? t('prayer-log:today.cleared', { prayer: name })
    : t('prayer-log:today.marked', { prayer: name })
  markWithUndo(day, [[prayer, state ? undefined : 'onTime']], { said, before: [[prayer, state]] })
}

function PrayerMark({
  prayer,
  state,
  ahead,
  now,
  onPress,
}: {
  prayer: LoggedPrayer
  state: PrayerState | undefined
  ahead: boolean
  now: boolean
  onPress: () => void
}) {
  const name = t(`prayer:names.${prayer}`)
  const Icon = stateIcons[state ?? 'onTime']
  const about = state ? t(`prayer-log:states.${state}`) : t(`prayer-log:times.${ahead ? 'ahead' : 'open'}`)
  return (
    <button
      aria-label={t('prayer-log:markAs', { prayer: name, state: about })}
      aria-pressed={state !== undefined}
      className="flex w-full flex-col items-center gap-1.5 rounded-xl py-2 enabled:hover:bg-sunken"
      disabled={ahead && !state}
      onClick={onPress}
      type="button"
    >
      <span
        aria-hidden="true"
        className={classNames(
          'flex size-11 items-center justify-center rounded-full',
          state ? stateMarks[state] : 'border-2',
          !state && (now ? 'border-action' : ahead ? 'border-hairline' : 'border-muted'),
        )}
      >
        {state && <Icon size={20} />}
      </span>
      <span className={classNames('whitespace-nowrap text-[0.8125rem] sm:text-sm', ahead && 'text-muted')}>
        {name}
      </span>
    </button>
  )
}
