import { useEffect, useState } from 'react'
import { type Language, typefaceOf } from '#shared/core/languages.ts'

/** The longest wait for a font. After that, the text appears in a fallback font. */
const PATIENCE_MS = 2500

const latinFaces = ['400 1em Figtree', '600 1em Fraunces']

/**
 * Waits for the language's typefaces, so that text doesn't change its size after it is shown. Never fails.
 */
export async function interfaceFonts({ code, nativeName }: Language): Promise<void> {
  const typeface = typefaceOf(code)
  const faces = typeface ? [400, 600].map((weight) => `${weight} 1em "${typeface}"`) : latinFaces
  await patiently(faces.map((face) => document.fonts.load(face, typeface ? nativeName : 'a')))
}

const QURAN_FACE = '1em "Amiri Quran"'
const QURAN_LETTER = 'ٱ'

let waited: Promise<void> | undefined

/** Waits for the Quran font, but at most once per page if it doesn't load. Never fails. */
export const quranFont = (): Promise<void> =>
  (waited ??= patiently([document.fonts.load(QURAN_FACE, QURAN_LETTER)]))

/** Whether the Quran font is loaded or has timed out. */
export function useQuranFont(): boolean {
  const [ready, setReady] = useState(() => document.fonts.check(QURAN_FACE, QURAN_LETTER))
  useEffect(() => {
    let shown = true
    void quranFont().then(() => shown && setReady(true))
    return () => {
      shown = false
    }
  }, [])
  return ready
}

async function patiently(loads: readonly Promise<unknown>[]): Promise<void> {
  const enough = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))
  await Promise.race([Promise.allSettled(loads), enough])
}
