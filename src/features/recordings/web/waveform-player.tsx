import { Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import { formatTrackTime } from '#shared/web/i18n/format-track-time.ts'
import { t } from '#shared/web/i18n/i18n.ts'
import { Button } from '#shared/web/ui/button.tsx'
import { WaveformSlider } from './waveform-slider.tsx'

interface Heard {
  readonly title: string
  /** In seconds. */
  readonly duration: number
  readonly waveform: readonly number[] | null
}

/** Plays a recording, with its waveform as the slider. Needs the messages of `recordings`. */
export function WaveformPlayer({
  recording: { title, duration, waveform },
  src,
}: {
  recording: Heard
  src: string
}) {
  const audio = useRef<HTMLAudioElement>(null)
  const { command } = useAudio()
  const [isPlaying, setPlaying] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const [at, setAt] = useState(0)
  const toggle = () => {
    if (!audio.current) return
    if (isPlaying) return audio.current.pause()
    command((player) => player.pause())
    setFailed(false)
    void audio.current.play().catch(() => setPlaying(false))
  }
  return (
    <div>
      <div className="flex items-center gap-3">
        <Button
          aria-label={t(isPlaying ? 'recordings:pause' : 'recordings:play', { title })}
          look="action"
          onClick={toggle}
          round
        >
          {isPlaying ? <Pause aria-hidden size={20} /> : <Play aria-hidden size={20} />}
        </Button>
        <WaveformSlider
          at={at}
          duration={duration}
          label={t('recordings:position', { title })}
          onSeek={(seconds) => {
            setAt(seconds)
            if (audio.current) audio.current.currentTime = seconds
          }}
          waveform={waveform}
        />
        <span className="tabular w-[6.5rem] shrink-0 text-end text-muted text-sm max-sm:w-auto">
          <span className="max-sm:hidden">{formatTrackTime(at)} / </span>
          {formatTrackTime(duration)}
        </span>
      </div>
      {/* biome-ignore lint/a11y/useMediaCaption: it recites or explains a text that the page shows. */}
      <audio
        onEnded={() => setPlaying(false)}
        onError={() => {
          setPlaying(false)
          setFailed(true)
        }}
        onPause={() => setPlaying(false)}
        onPlay={() => setPlaying(true)}
        onTimeUpdate={({ currentTarget }) => setAt(currentTarget.currentTime)}
        preload="none"
        ref={audio}
        src={src}
      />
      <p className="mt-1 text-ending text-sm empty:mt-0" role="alert">
        {hasFailed && t('recordings:failed')}
      </p>
    </div>
  )
}
