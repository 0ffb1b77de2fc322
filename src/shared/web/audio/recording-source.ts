import type { Track } from './audio-state.ts'
import { savedFileUrl } from './saved-files.ts'

/** Where an audio element has its recording from: a file saved on this device, or one of the track's addresses. */
export function recordingSource(element: HTMLAudioElement) {
  let loads = 0
  let objectUrl: string | undefined
  const revoke = () => {
    if (objectUrl) URL.revokeObjectURL(objectUrl)
    objectUrl = undefined
  }
  return {
    isSaved: () => objectUrl !== undefined,
    /** Calls `onLoad` when the element has the recording, unless another one was loaded or it was cleared meanwhile. */
    load: async (
      { savedFile, addresses }: Track,
      { attempt, from, onLoad }: { attempt: number; from: number; onLoad: () => void },
    ): Promise<void> => {
      const thisLoad = ++loads
      const saved = savedFile && (await savedFileUrl(savedFile))
      if (thisLoad !== loads) {
        if (saved) URL.revokeObjectURL(saved)
        return
      }
      revoke()
      objectUrl = saved
      element.src = saved ?? addresses[attempt % addresses.length] ?? ''
      element.load()
      if (from > 0) element.currentTime = from
      onLoad()
    },
    clear: () => {
      loads++
      element.removeAttribute('src')
      element.load()
      revoke()
    },
  }
}
