import type { Repeat } from '#shared/core/playback/playback-position.ts'
import { repeatPauses, repeatTimes } from '#shared/core/playback/playback-settings.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { RadioGroup } from '../ui/radio-group.tsx'
import { SelectField } from '../ui/select-field.tsx'
import { useAudio } from './audio-provider.tsx'

const kinds = ['nothing', 'track', 'queue'] as const

/** Chooses what is repeated, how often, and the pause between. */
export function RepeatControl({ repeat }: { repeat: Repeat }) {
  const { command } = useAudio()
  const set = (change: Partial<Repeat>) =>
    command((player) => player.set({ repeat: { ...repeat, ...change } }))
  return (
    <div className="grid content-start gap-3">
      <RadioGroup
        label={t('listening:repeat.title')}
        onChoose={(what) => set({ what })}
        options={kinds.map((what) => ({ value: what, text: t(`listening:repeat.${what}`) }))}
        value={repeat.what}
      />
      {repeat.what !== 'nothing' && (
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t('listening:repeat.often')}
            onChoose={(times) => set({ times })}
            options={repeatTimes.map((times) => ({
              value: times,
              text:
                times === 'ever'
                  ? t('listening:repeat.ever')
                  : t('listening:repeat.times', { count: times, number: formatNumber(times) }),
            }))}
            value={repeat.times}
          />
          <SelectField
            label={t('listening:repeat.pause')}
            onChoose={(pause) => set({ pause })}
            options={repeatPauses.map((pause) => ({
              value: pause,
              text:
                pause === 0
                  ? t('listening:repeat.noPause')
                  : formatNumber(pause, { style: 'unit', unit: 'second', unitDisplay: 'long' }),
            }))}
            value={repeat.pause}
          />
        </div>
      )}
    </div>
  )
}
