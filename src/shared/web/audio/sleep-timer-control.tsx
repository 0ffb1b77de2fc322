import { type SleepTimer, sleepMinutes } from '#shared/core/playback/sleep-timer.ts'
import { formatCountdown, formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { SelectField } from '../ui/select-field.tsx'
import { useNow } from '../use-now.ts'
import { useAudio } from './audio-provider.tsx'

const MS_PER_MINUTE = 60_000
const A_SECOND = 1000

type Choice = 'off' | 'section' | number

/** Chooses when the player stops. */
export function SleepTimerControl({ sleep }: { sleep: SleepTimer | undefined }) {
  const { command } = useAudio()
  const choices: readonly Choice[] = ['off', ...sleepMinutes, 'section']
  return (
    <div>
      <SelectField
        label={t('listening:sleep.title')}
        onChoose={(choice) => command((player) => player.sleep(sleepOf(choice)))}
        options={choices.map((choice) => ({ value: choice, text: textOf(choice) }))}
        value={choiceOf(sleep)}
      />
      {sleep?.until === 'time' && <TimeLeft until={sleep.at} />}
    </div>
  )
}

function TimeLeft({ until }: { until: number }) {
  const now = useNow(A_SECOND)
  return (
    <p className="tabular mt-1 text-muted text-sm">
      {t('listening:sleep.left', { time: formatCountdown(until - now) })}
    </p>
  )
}

function textOf(choice: Choice): string {
  if (typeof choice === 'string') return t(`listening:sleep.${choice}`)
  return formatNumber(choice, { style: 'unit', unit: 'minute', unitDisplay: 'long' })
}

function sleepOf(choice: Choice): SleepTimer | undefined {
  if (choice === 'off') return undefined
  if (choice === 'section') return { until: 'section' }
  return { until: 'time', minutes: choice, at: Date.now() + choice * MS_PER_MINUTE }
}

function choiceOf(sleep: SleepTimer | undefined): Choice {
  if (!sleep) return 'off'
  return sleep.until === 'time' ? sleep.minutes : 'section'
}
