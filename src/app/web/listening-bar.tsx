import { useEffect } from 'react'
import { continueListening } from '#features/quran/web/listening/kept-listening.ts'
import { useAudio } from '#shared/web/audio/audio-provider.tsx'
import PlayerBar from '#shared/web/audio/player-bar.tsx'

/** The player’s bar. A recitation that a change of the language interrupted continues. */
export default function ListeningBar() {
  const { state, play, command } = useAudio()
  useEffect(() => continueListening({ play, command }), [play, command])
  return state.status !== 'silent' && <PlayerBar />
}
