import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { useEffect, useId, useRef, useState } from 'react'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import { useAudio } from './audio-provider.tsx'
import { NowPlaying } from './now-playing.tsx'
import { PlaybackFailed } from './playback-failed.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { useTrackTime } from './track-time.ts'
import { Transport } from './transport.tsx'
import { VolumeSlider } from './volume-slider.tsx'

const HEIGHT = '4.75rem'

/** The player at the bottom of every page while it has a queue, with a panel that opens upwards. */
export default function PlayerBar() {
  const { state, command } = useAudio()
  const [open, setOpen] = useState(false)
  const panel = useId()
  const opener = useRef<HTMLButtonElement>(null)
  useRoomAtTheBottom()
  const close = () => {
    setOpen(false)
    opener.current?.focus()
  }
  return (
    <>
      {/* Lets the user scroll the page's last line out from behind the bar. */}
      <div aria-hidden="true" style={{ height: HEIGHT }} />
      <section
        aria-label={t('listening:player.title')}
        className="fixed inset-x-0 bottom-[calc(var(--bottom-bar)-4px)] z-30 border-hairline border-t bg-raised text-ink pb-1 shadow-card lg:bottom-0 print:hidden"
        onKeyDown={(event) => {
          if (event.key === 'Escape' && open) close()
        }}
      >
        {open && state.settings && <PlayerPanel id={panel} settings={state.settings} />}
        {state.status === 'failed' && <PlaybackFailed state={state} />}
        <Progress />
        <div
          className="mx-auto flex w-full max-w-content items-center gap-1 px-3 sm:gap-2 sm:px-8"
          style={{ height: `calc(${HEIGHT} - 7px)` }}
        >
          <NowPlaying state={state} />
          <Transport state={state} command={command} />
          {state.settings && <VolumeSlider className="w-40 max-lg:hidden" volume={state.settings.volume} />}
          <Button
            aria-controls={panel}
            aria-expanded={open}
            aria-label={t('listening:player.more')}
            data-tooltip={t('listening:player.more')}
            look="plain"
            onClick={() => setOpen(!open)}
            ref={opener}
            round
          >
            {open ? <ChevronDown aria-hidden size={20} /> : <ChevronUp aria-hidden size={20} />}
          </Button>
          <Button
            aria-label={t('listening:player.stop')}
            data-tooltip={t('listening:player.stop')}
            look="plain"
            onClick={() => command((player) => player.stop())}
            round
          >
            <X aria-hidden size={20} />
          </Button>
        </div>
      </section>
    </>
  )
}

function Progress() {
  const { at, length } = useTrackTime()
  return (
    <div aria-hidden="true" className="h-[3px] bg-sunken" dir="ltr">
      <div
        className="h-full origin-left bg-action"
        style={{ transform: `scaleX(${length > 0 ? Math.min(1, at / length) : 0})` }}
      />
    </div>
  )
}

/** Sets a CSS variable with the player's height, for other elements at the bottom. */
function useRoomAtTheBottom(): void {
  useEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--player-bar', HEIGHT)
    return () => {
      style.removeProperty('--player-bar')
    }
  }, [])
}
