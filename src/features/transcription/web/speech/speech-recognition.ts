/** The parts of the Web Speech API used here; TypeScript’s DOM types include only the results. */
export interface Recognition {
  lang: string
  continuous: boolean
  interimResults: boolean
  onstart: (() => void) | null
  onresult: ((event: { results: SpeechRecognitionResultList }) => void) | null
  onerror: ((event: { error: string }) => void) | null
  onend: (() => void) | null
  start: () => void
  stop: () => void
  abort: () => void
}

type RecognitionWindow = Partial<
  Record<'SpeechRecognition' | 'webkitSpeechRecognition', new () => Recognition>
>

/** Creates a recogniser for Arabic; `undefined` without browser support. */
export function newRecognition(): Recognition | undefined {
  const Recognition = recognitionOfBrowser()
  if (!Recognition) return undefined
  const recognition = new Recognition()
  recognition.lang = 'ar-SA'
  recognition.continuous = true
  recognition.interimResults = true
  return recognition
}

/** Whether the browser can recognise speech. */
export const canRecognise = (): boolean => recognitionOfBrowser() !== undefined

function recognitionOfBrowser() {
  const found = globalThis as unknown as RecognitionWindow
  return found.SpeechRecognition ?? found.webkitSpeechRecognition
}
