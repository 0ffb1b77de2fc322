import { deviceValue } from '#shared/web/device-value.ts'
import { currentLanguage } from '#shared/web/i18n/i18n.ts'
import { defaultTranslationLanguage } from '../../core/index.ts'

export const readerModes = ['verses', 'continuous', 'pages'] as const
export type ReaderMode = (typeof readerModes)[number]

/** What is covered until it is asked for, to recite from memory. */
export const hidings = ['nothing', 'words', 'verses'] as const
export type Hiding = (typeof hidings)[number]

/** Sizes of the Arabic, in pixels. */
export const arabicSizes = [24, 28, 32, 36, 42, 48, 56, 64] as const
/** Sizes of translations and transliteration, in pixels. */
export const translationSizes = [14, 16, 18, 20, 24, 28] as const

export interface ReaderSettings {
  readonly mode: ReaderMode
  /** The translations that are shown, in their order: their ids, or a language for whichever there is in it. */
  readonly translations: readonly string[]
  readonly transliteration: boolean
  readonly arabicSize: number
  readonly translationSize: number
  readonly hiding: Hiding
}

const kept = deviceValue<Partial<ReaderSettings>>('rafiq.reader', checked)

/** How this device reads; what was never chosen follows the page's language. */
export const useReaderSettings = (): ReaderSettings => withDefaults(kept.use())

export const readerSettings = (): ReaderSettings => withDefaults(kept.read())

export function changeReaderSettings(change: Partial<ReaderSettings>): void {
  kept.write({ ...kept.read(), ...change })
}

let whole: { readonly of: Partial<ReaderSettings> | undefined; readonly settings: ReaderSettings } | undefined

/** The same object as long as nothing changes, so that nothing is drawn in vain. */
function withDefaults(chosen: Partial<ReaderSettings> | undefined): ReaderSettings {
  if (!whole || whole.of !== chosen) whole = { of: chosen, settings: { ...defaults(), ...chosen } }
  return whole.settings
}

function defaults(): ReaderSettings {
  const { code } = currentLanguage()
  return {
    mode: 'verses',
    translations: [defaultTranslationLanguage(code) ?? []].flat(),
    transliteration: false,
    arabicSize: arabicSizes[2],
    translationSize: translationSizes[1],
    hiding: 'nothing',
  }
}

function checked(found: unknown): Partial<ReaderSettings> | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const { mode, translations, transliteration, arabicSize, translationSize, hiding } =
    found as Partial<ReaderSettings>
  return {
    ...(mode && readerModes.includes(mode) && { mode }),
    ...(Array.isArray(translations) && { translations: translations.filter((id) => typeof id === 'string') }),
    ...(typeof transliteration === 'boolean' && { transliteration }),
    ...(arabicSizes.some((size) => size === arabicSize) && arabicSize && { arabicSize }),
    ...(translationSizes.some((size) => size === translationSize) && translationSize && { translationSize }),
    ...(hiding && hidings.includes(hiding) && { hiding }),
  }
}
