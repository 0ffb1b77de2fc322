import { t } from '#shared/web/i18n/i18n.ts'
import { classNames } from '#shared/web/ui/class-names.ts'
import type { PrayerPhase } from '../core/current-prayers.ts'
import { type LoggedPrayer, type PrayerState, prayerStates } from '../core/prayer-entry.ts'
import { stateIcons, stateMarks } from './state-styles.ts'

/** A prayer of a day with its time, its state and buttons to change it. */
export function PrayerRow({
  prayer,
  state,
  time,
  clock,
  isPast,
  onMark,
}: {
  prayer: LoggedPrayer
  state: PrayerState | undefined
  time: PrayerPhase
  /** Its start time, formatted. */
  clock: string | undefined
  /** Whether the day is over: a missed prayer may have been made up since. */
  isPast: boolean
  onMark: (state: PrayerState | undefined) => void
}) {
  const name = t(`prayer:names.${prayer}`)
  const states = prayerStates.filter((each) => each !== 'madeUp' || isPast || state === 'madeUp')
  return (
    <li
      className={classNames(
        'flex min-h-16 flex-wrap items-center justify-between gap-x-3 gap-y-1 border-hairline border-b py-2 last:border-b-0',
        time === 'now' && '-mx-3 rounded-xl border-transparent bg-action-soft/60 px-3 print:mx-0 print:px-0',
      )}
    >
      <div className="min-w-min flex-1 basis-22">
        <p className="flex items-baseline gap-2">
          <span className={classNames('font-semibold', time === 'ahead' && 'text-muted')}>{name}</span>
          {clock && <span className="tabular text-muted text-sm">{clock}</span>}
        </p>
        <p className={classNames('text-sm', time === 'now' && !state ? 'text-ink' : 'text-muted')}>
          {state ? t(`prayer-log:states.${state}`) : t(`prayer-log:times.${time}`)}
        </p>
      </div>
      {(time !== 'ahead' || state) && (
        // biome-ignore lint/a11y/useSemanticElements: buttons that act at once are no form.
        <div aria-label={name} className="flex flex-wrap gap-0.5" role="group">
          {states.map((each) => (
            <StateButton
              key={each}
              name={t('prayer-log:markAs', { prayer: name, state: t(`prayer-log:states.${each}`) })}
              on={state === each}
              onPress={() => onMark(state === each ? undefined : each)}
              state={each}
            />
          ))}
        </div>
      )}
    </li>
  )
}

function StateButton({
  state,
  name,
  on,
  onPress,
}: {
  state: PrayerState
  name: string
  on: boolean
  onPress: () => void
}) {
  const Icon = stateIcons[state]
  return (
    <button
      aria-label={name}
      aria-pressed={on}
      className={classNames(
        'flex size-11 items-center justify-center rounded-full transition-colors',
        on ? stateMarks[state] : 'text-muted hover:bg-sunken hover:text-ink',
      )}
      data-tooltip={t(`prayer-log:states.${state}`)}
      onClick={onPress}
      type="button"
    >
      <Icon aria-hidden size={19} />
    </button>
  )
}
