import { Volume1, Volume2, VolumeX } from 'lucide-react'
import { snappedVolume, volumeAfterKey } from '#shared/core/playback/volume.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/i18n.ts'
import { classNames } from '../ui/class-names.ts'
import { useAudio } from './audio-provider.tsx'

/** From 0 to 100 in steps of 10, also with Page Up, Page Down, and Shift with the arrow keys. */
export function VolumeSlider({ volume, className }: { volume: number; className?: string }) {
  const { command } = useAudio()
  const set = (percent: number) => command((player) => player.set({ volume: snappedVolume(percent) }))
  const Icon = volume === 0 ? VolumeX : volume < 50 ? Volume1 : Volume2
  return (
    <div className={classNames('flex items-center gap-2', className)} dir="ltr">
      <Icon aria-hidden className="shrink-0 text-muted" size={19} />
      <input
        aria-label={t('listening:player.volume')}
        aria-valuetext={formatNumber(volume / 100, { style: 'percent' })}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-(--action)"
        max={100}
        min={0}
        onChange={(event) => set(event.target.valueAsNumber)}
        onKeyDown={(event) => {
          const next = volumeAfterKey(volume, event.key, event.shiftKey)
          if (next === undefined) return
          event.preventDefault()
          set(next)
        }}
        step={10}
        type="range"
        value={volume}
      />
    </div>
  )
}
