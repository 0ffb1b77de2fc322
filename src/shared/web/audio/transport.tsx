import { Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react'
import { t } from '../i18n/i18n.ts'
import { Button } from '../ui/button.tsx'
import type { AudioHandle } from './audio-handle.ts'
import type { AudioState } from './audio-state.ts'

/** Previous, play or pause, next; never mirrored, like the keys of every player. */
export function Transport({ state, command }: { state: AudioState; command: AudioHandle['command'] }) {
  const { status } = state
  const stands = status === 'paused' || status === 'failed'
  const label = t(`listening:player.${status === 'failed' ? 'again' : stands ? 'play' : 'pause'}`)
  const Icon = status === 'failed' ? RotateCcw : stands ? Play : Pause
  return (
    <div className="flex shrink-0 items-center gap-1" dir="ltr">
      <Button
        aria-label={t('listening:player.previous')}
        className="max-sm:hidden"
        data-tooltip={t('listening:player.previous')}
        look="plain"
        onClick={() => command((player) => player.previous())}
        round
      >
        <SkipBack aria-hidden fill="currentColor" size={18} />
      </Button>
      <Button
        aria-busy={status === 'loading' || status === 'waiting'}
        aria-label={label}
        data-tooltip={label}
        look="action"
        onClick={() => command((player) => (stands ? player.resume() : player.pause()))}
        round
      >
        <Icon aria-hidden fill={status === 'failed' ? 'none' : 'currentColor'} size={18} />
      </Button>
      <Button
        aria-label={t('listening:player.next')}
        className="max-[22rem]:hidden"
        data-tooltip={t('listening:player.next')}
        look="plain"
        onClick={() => command((player) => player.next())}
        round
      >
        <SkipForward aria-hidden fill="currentColor" size={18} />
      </Button>
    </div>
  )
}
