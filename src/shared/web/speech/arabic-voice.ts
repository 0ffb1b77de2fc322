import { useEffect, useState } from 'react'

/** An Arabic voice of the device. Voices that send the text to a service are left out. */
export function useArabicVoice(): SpeechSynthesisVoice | undefined {
  const [voice, setVoice] = useState<SpeechSynthesisVoice>()
  useEffect(() => {
    if (!('speechSynthesis' in globalThis)) return
    const device = speechSynthesis
    const look = () =>
      setVoice(device.getVoices().find(({ lang, localService }) => localService && /^ar\b/i.test(lang)))
    look()
    device.addEventListener?.('voiceschanged', look)
    return () => device.removeEventListener?.('voiceschanged', look)
  }, [])
  return voice
}

/** Says an Arabic text, instead of what the device is saying. `rate` is 1 at the usual speed. */
export function speakArabic(
  text: string,
  { voice, rate, onEnd }: { voice: SpeechSynthesisVoice; rate: number; onEnd?: () => void },
): void {
  const utterance = new SpeechSynthesisUtterance(text)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = rate
  if (onEnd) {
    utterance.onend = onEnd
    utterance.onerror = onEnd
  }
  speechSynthesis.cancel()
  speechSynthesis.speak(utterance)
}
