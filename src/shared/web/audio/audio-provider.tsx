import { createContext, type ReactNode, useContext, useState, useSyncExternalStore } from 'react'
import { type AudioHandle, audioHandle } from './audio-handle.ts'
import type { AudioState } from './audio-state.ts'

const Handle = createContext<AudioHandle | undefined>(undefined)

/** Provides the only player to everything inside. */
export function AudioProvider({ children }: { children: ReactNode }) {
  const [handle] = useState(audioHandle)
  return <Handle value={handle}>{children}</Handle>
}

/** The state of the player, and its handle. Throws outside an {@link AudioProvider}. */
export function useAudio(): { readonly state: AudioState } & Pick<AudioHandle, 'play' | 'command'> {
  const handle = useContext(Handle)
  if (!handle) throw new Error('useAudio must be used within an AudioProvider')
  return {
    state: useSyncExternalStore(handle.subscribe, handle.read),
    play: handle.play,
    command: handle.command,
  }
}
