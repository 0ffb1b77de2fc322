import { SkipBack, SkipForward } from 'lucide-react'
import { Suspense } from 'react'
import { type PlaybackSettings, speeds } from '#shared/core/playback/playback-settings.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { RadioGroup } from '../ui/radio-group.tsx'
import { useAudio } from './audio-provider.tsx'
import { RepeatControl } from './repeat-control.tsx'
import { SeekSlider } from './seek-slider.tsx'
import { SleepTimerControl } from './sleep-timer-control.tsx'
import { VolumeSlider } from './volume-slider.tsx'

/** The less frequently used controls of the player. */
export function PlayerPanel({ id, settings }: { id: string; settings: PlaybackSettings }) {
  const { state, command } = useAudio()
  const { queue } = state
  return (
    <div
      className="max-h-[min(60dvh,36rem)] overflow-y-auto overscroll-contain border-hairline border-b"
      id={id}
    >
      <div className="mx-auto grid w-full max-w-content gap-x-10 gap-y-4 px-5 py-5 sm:px-8 lg:grid-cols-2">
        <div className="flex items-center gap-2 lg:col-span-2" dir="ltr">
          <Button
            aria-label={t('listening:player.previous')}
            className="sm:hidden"
            look="plain"
            onClick={() => command((player) => player.previous())}
            round
          >
            <SkipBack aria-hidden fill="currentColor" size={18} />
          </Button>
          <SeekSlider />
          <Button
            aria-label={t('listening:player.next')}
            className="min-[22rem]:hidden"
            look="plain"
            onClick={() => command((player) => player.next())}
            round
          >
            <SkipForward aria-hidden fill="currentColor" size={18} />
          </Button>
        </div>
        <RadioGroup
          label={t('listening:player.speed')}
          onChoose={(speed) => command((player) => player.set({ speed }))}
          options={speeds.map((speed) => ({
            value: speed,
            text: t('listening:player.times', { times: formatNumber(speed) }),
          }))}
          value={settings.speed}
        />
        <div className="lg:hidden">
          <p className="mb-1 text-muted text-sm">{t('listening:player.volume')}</p>
          <VolumeSlider volume={settings.volume} />
        </div>
        <SleepTimerControl sleep={state.sleep} />
        <RepeatControl repeat={settings.repeat} />
        <Suspense>{queue?.Settings && <queue.Settings queue={queue} />}</Suspense>
      </div>
    </div>
  )
}
