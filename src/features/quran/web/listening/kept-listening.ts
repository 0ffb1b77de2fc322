import type { AudioHandle } from '#shared/web/audio/audio-handle.ts'
import type { AudioState } from '#shared/web/audio/audio-state.ts'
import { LISTENING_KEY } from '#shared/web/i18n/i18n.ts'
import type { VerseSelection } from '../../core/verse-selection.ts'
import type { VerseQueue } from './selected-queue.ts'
import { trackPlace } from './track-place.ts'

interface Kept {
  readonly selection: VerseSelection
  readonly isPaused: boolean
}

/** Keeps what is being recited, and the verse, until this page is loaded again in this tab. */
export function keepListening({ status, queue, track }: AudioState): void {
  const selection = (queue as VerseQueue | undefined)?.selection
  const at = trackPlace(track?.id)
  if (!selection || !at || status === 'silent') return
  const kept: Kept = { selection: { ...selection, at }, isPaused: status === 'paused' }
  sessionStorage.setItem(LISTENING_KEY, JSON.stringify(kept))
}

/** Continues at the kept verse from its beginning, paused if it was paused or if the browser wants a press first. */
export function continueListening({ play, command }: Pick<AudioHandle, 'play' | 'command'>): void {
  const kept: Kept | null = JSON.parse(sessionStorage.getItem(LISTENING_KEY) ?? 'null')
  sessionStorage.removeItem(LISTENING_KEY)
  if (!kept) return
  play(async () => (await import('./verse-queue.ts')).verseQueue(kept.selection))
  if (kept.isPaused) command((player) => player.pause())
}
