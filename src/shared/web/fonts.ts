import { useEffect, useState } from 'react'
import type { LanguageCode } from '#shared/core/languages.ts'

/** The longest wait for a font. After that, the text appears in a fallback font. */
const PATIENCE_MS = 2500

const arabicFaces = ['400 1em "IBM Plex Sans Arabic"', '600 1em "IBM Plex Sans Arabic"']
const latinFaces = ['400 1em Figtree', '600 1em Fraunces']

/**
 * Waits for the language's typefaces, so that text doesn't change its size after it is shown. Never fails.
 */
export async function interfaceFonts(language: LanguageCode): Promise<void> {
  const faces = language === 'ar' ? arabicFaces : latinFaces
  await patiently(faces.map((face) => document.fonts.load(face, language === 'ar' ? 'ا' : 'a')))
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
