/** Reads texts aloud. The device's own voices are the one kind there is; a service would be another. */
export interface Speaker {
  /** Whether there is a voice for a language. */
  readonly canSpeak: (language: string) => boolean
  /** Calls `listener` now and when the voices change; returns a function that ends this. */
  readonly onVoices: (listener: () => void) => () => void
  /** Resolves when the text was read or {@link stop} was called. */
  readonly speak: (text: string, language: string) => Promise<void>
  readonly stop: () => void
}

const device = () => ('speechSynthesis' in globalThis ? speechSynthesis : undefined)

/** Voices that send the text to a service are left out. */
const voiceFor = (language: string) =>
  device()
    ?.getVoices()
    .find(({ lang, localService }) => localService && lang.toLowerCase().startsWith(language))

/** Some browsers stop in the middle of a long utterance, so a text is read in sentences. */
const sentences = (text: string): readonly string[] =>
  text
    .split(/(?<=[.!?؟۔])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')

export const deviceSpeaker: Speaker = {
  canSpeak: (language) => voiceFor(language) !== undefined,
  onVoices: (listener) => {
    listener()
    const voices = device()
    voices?.addEventListener?.('voiceschanged', listener)
    return () => voices?.removeEventListener?.('voiceschanged', listener)
  },
  speak: (text, language) => {
    const voice = voiceFor(language)
    const speaking = device()
    if (!voice || !speaking) return Promise.resolve()
    speaking.cancel()
    const spoken = sentences(text).map(
      (sentence) =>
        new Promise<void>((resolve) => {
          const utterance = new SpeechSynthesisUtterance(sentence)
          utterance.voice = voice
          utterance.lang = voice.lang
          utterance.onend = () => resolve()
          utterance.onerror = () => resolve()
          speaking.speak(utterance)
        }),
    )
    return Promise.all(spoken).then(() => undefined)
  },
  stop: () => device()?.cancel(),
}
