import { formatTrackTime } from '../i18n/format-track-time.ts'
import { t } from '../i18n/i18n.ts'
import { useAudio } from './audio-provider.tsx'
import { useTrackTime } from './track-time.ts'

/** The position in the track, as a slider. */
export function SeekSlider() {
  const { command } = useAudio()
  const { at, length } = useTrackTime()
  return (
    <>
      <span className="tabular text-muted text-sm">{formatTrackTime(at)}</span>
      <input
        aria-label={t('listening:player.position')}
        aria-valuetext={t('listening:player.positionOf', {
          at: formatTrackTime(at),
          length: formatTrackTime(length),
        })}
        className="h-11 min-w-0 flex-1 cursor-pointer accent-(--action)"
        disabled={length === 0}
        max={length || 1}
        min={0}
        onChange={(event) => {
          const seconds = event.target.valueAsNumber
          command((player) => player.seek(seconds))
        }}
        step={0.1}
        type="range"
        value={Math.min(at, length)}
      />
      <span className="tabular text-muted text-sm">{formatTrackTime(length)}</span>
    </>
  )
}
