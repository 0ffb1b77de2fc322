/** A verse with its translation, for a picture. */
export interface StudioVerse {
  /** `2:255` */
  readonly verse: string
  /** “Al-Baqarah 2:255” in the page’s script and digits. */
  readonly reference: string
  /** Exactly as in the Quran’s text. */
  readonly arabic: string
  readonly translation?: {
    readonly text: string
    /** BCP 47 */
    readonly language: string
    readonly direction: 'ltr' | 'rtl'
    readonly translator: string
  }
}

/** Where verses come from. Both throw if the texts are neither on the device nor reachable. */
export interface VerseSource {
  /** The verse; `undefined` if there is none with this number. */
  readonly read: (verse: string) => Promise<StudioVerse | undefined>
  /** Verses by reference or words, the best first; none for a text that is too short. */
  readonly find: (text: string, signal: AbortSignal) => Promise<readonly StudioVerse[]>
}
