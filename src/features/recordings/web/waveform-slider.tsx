import { formatTrackTime } from '#shared/web/i18n/format-track-time.ts'
import { t } from '#shared/web/i18n/i18n.ts'

/** A bar is at least this high, so that silence is a line. */
const LOWEST = 4
const TOP = 100

/** The position in a recording, over its waveform: for clicks, drags and arrow keys. Time runs from left to right everywhere. */
export function WaveformSlider({
  waveform,
  at,
  duration,
  label,
  onSeek,
}: {
  waveform: readonly number[] | null
  /** In seconds. */
  at: number
  duration: number
  label: string
  onSeek: (seconds: number) => void
}) {
  const played = duration > 0 ? at / duration : 0
  return (
    <div
      className="relative h-11 min-w-0 flex-1 rounded-lg has-focus-visible:outline-2 has-focus-visible:outline-action has-focus-visible:outline-offset-2"
      dir="ltr"
    >
      {waveform ? (
        <Bars played={played} waveform={waveform} />
      ) : (
        <div
          aria-hidden
          className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 overflow-hidden rounded-full bg-sunken"
        >
          <div className="h-full bg-action" style={{ width: `${played * TOP}%` }} />
        </div>
      )}
      <input
        aria-label={label}
        aria-valuetext={t('recordings:positionOf', {
          at: formatTrackTime(at),
          length: formatTrackTime(duration),
        })}
        className="absolute inset-0 m-0 size-full cursor-pointer opacity-0"
        max={duration}
        min={0}
        onChange={({ target }) => onSeek(target.valueAsNumber)}
        step={Math.max(0.1, duration / TOP)}
        type="range"
        value={Math.min(at, duration)}
      />
    </div>
  )
}

/** The bars, those that were played in the colour of actions. */
const Bars = ({ waveform, played }: { waveform: readonly number[]; played: number }) => (
  <svg aria-hidden className="size-full" preserveAspectRatio="none" viewBox={`0 0 ${waveform.length} ${TOP}`}>
    {waveform.map((value, bar) => {
      const height = Math.max(LOWEST, value)
      return (
        <rect
          className={bar < played * waveform.length ? 'fill-action' : 'fill-muted/55'}
          height={height}
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place.
          key={bar}
          width={0.62}
          x={bar + 0.19}
          y={(TOP - height) / 2}
        />
      )
    })}
  </svg>
)
