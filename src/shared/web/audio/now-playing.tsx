import { t } from '../i18n/i18n.ts'
import type { AudioState } from './audio-state.ts'

/** The current track and its artist, or a message for the user. */
export function NowPlaying({ state }: { state: AudioState }) {
  const { track, notice, status } = state
  // The player says above the bar why nothing plays.
  const news =
    notice && status !== 'failed'
      ? t(`listening:notice.${notice.kind}`, { title: notice.title ?? '' })
      : status === 'waiting'
        ? t('listening:player.waiting')
        : undefined
  return (
    <div className="min-w-0 flex-1 text-start leading-snug">
      <p className="truncate font-semibold" dir="auto">
        {track?.title ?? t('listening:player.loading')}
      </p>
      {!news && (
        <p className="truncate text-muted text-sm" dir="auto">
          {track?.artist}
        </p>
      )}
      <p className="line-clamp-2 text-sm max-sm:text-xs max-sm:leading-tight" role="status">
        {news}
      </p>
    </div>
  )
}
